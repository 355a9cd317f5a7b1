/// The devices of the catalogue by name, so that a scene is one line:
/// `BarScene(on: .iPhone15Pro, .iOS(17))`.
extension DeviceModel {
  /// iPhone 4 / 4s.
  public static var iPhone4s: DeviceModel { named("iphone-4s") }
  /// iPhone 5 / 5s.
  public static var iPhone5s: DeviceModel { named("iphone-5s") }
  /// iPhone SE (1st generation).
  public static var iPhoneSE1: DeviceModel { named("iphone-se-1") }
  /// iPhone 6 / 6s.
  public static var iPhone6s: DeviceModel { named("iphone-6s") }
  /// iPhone 7.
  public static var iPhone7: DeviceModel { named("iphone-7") }
  /// iPhone 8.
  public static var iPhone8: DeviceModel { named("iphone-8") }
  /// iPhone SE (2nd generation).
  public static var iPhoneSE2: DeviceModel { named("iphone-se-2") }
  /// iPhone SE (3rd generation).
  public static var iPhoneSE3: DeviceModel { named("iphone-se-3") }
  /// iPhone 6 Plus / 6s Plus.
  public static var iPhone6sPlus: DeviceModel { named("iphone-6s-plus") }
  /// iPhone 7 Plus.
  public static var iPhone7Plus: DeviceModel { named("iphone-7-plus") }
  /// iPhone 8 Plus.
  public static var iPhone8Plus: DeviceModel { named("iphone-8-plus") }
  /// iPhone X.
  public static var iPhoneX: DeviceModel { named("iphone-x") }
  /// iPhone XS.
  public static var iPhoneXS: DeviceModel { named("iphone-xs") }
  /// iPhone 11 Pro.
  public static var iPhone11Pro: DeviceModel { named("iphone-11-pro") }
  /// iPhone XR.
  public static var iPhoneXR: DeviceModel { named("iphone-xr") }
  /// iPhone 11.
  public static var iPhone11: DeviceModel { named("iphone-11") }
  /// iPhone XS Max.
  public static var iPhoneXSMax: DeviceModel { named("iphone-xs-max") }
  /// iPhone 11 Pro Max.
  public static var iPhone11ProMax: DeviceModel { named("iphone-11-pro-max") }
  /// iPhone 12 mini.
  public static var iPhone12Mini: DeviceModel { named("iphone-12-mini") }
  /// iPhone 13 mini.
  public static var iPhone13Mini: DeviceModel { named("iphone-13-mini") }
  /// iPhone 12.
  public static var iPhone12: DeviceModel { named("iphone-12") }
  /// iPhone 12 Pro.
  public static var iPhone12Pro: DeviceModel { named("iphone-12-pro") }
  /// iPhone 13.
  public static var iPhone13: DeviceModel { named("iphone-13") }
  /// iPhone 13 Pro.
  public static var iPhone13Pro: DeviceModel { named("iphone-13-pro") }
  /// iPhone 14.
  public static var iPhone14: DeviceModel { named("iphone-14") }
  /// iPhone 16e.
  public static var iPhone16e: DeviceModel { named("iphone-16e") }
  /// iPhone 17e.
  public static var iPhone17e: DeviceModel { named("iphone-17e") }
  /// iPhone 12 Pro Max.
  public static var iPhone12ProMax: DeviceModel { named("iphone-12-pro-max") }
  /// iPhone 13 Pro Max.
  public static var iPhone13ProMax: DeviceModel { named("iphone-13-pro-max") }
  /// iPhone 14 Plus.
  public static var iPhone14Plus: DeviceModel { named("iphone-14-plus") }
  /// iPhone 14 Pro.
  public static var iPhone14Pro: DeviceModel { named("iphone-14-pro") }
  /// iPhone 15.
  public static var iPhone15: DeviceModel { named("iphone-15") }
  /// iPhone 15 Pro.
  public static var iPhone15Pro: DeviceModel { named("iphone-15-pro") }
  /// iPhone 16.
  public static var iPhone16: DeviceModel { named("iphone-16") }
  /// iPhone 14 Pro Max.
  public static var iPhone14ProMax: DeviceModel { named("iphone-14-pro-max") }
  /// iPhone 15 Plus.
  public static var iPhone15Plus: DeviceModel { named("iphone-15-plus") }
  /// iPhone 15 Pro Max.
  public static var iPhone15ProMax: DeviceModel { named("iphone-15-pro-max") }
  /// iPhone 16 Plus.
  public static var iPhone16Plus: DeviceModel { named("iphone-16-plus") }
  /// iPhone 16 Pro.
  public static var iPhone16Pro: DeviceModel { named("iphone-16-pro") }
  /// iPhone 16 Pro Max.
  public static var iPhone16ProMax: DeviceModel { named("iphone-16-pro-max") }
  /// iPhone 17.
  public static var iPhone17: DeviceModel { named("iphone-17") }
  /// iPhone 17 Pro.
  public static var iPhone17Pro: DeviceModel { named("iphone-17-pro") }
  /// iPhone 17 Pro Max.
  public static var iPhone17ProMax: DeviceModel { named("iphone-17-pro-max") }
  /// iPhone Air.
  public static var iPhoneAir: DeviceModel { named("iphone-air") }
  /// iPhone 18 Pro.
  public static var iPhone18Pro: DeviceModel { named("iphone-18-pro") }
  /// iPhone 18 Pro Max.
  public static var iPhone18ProMax: DeviceModel { named("iphone-18-pro-max") }
  /// iPhone Duo, closed.
  public static var iPhoneDuo: DeviceModel { named("iphone-duo") }
  /// iPhone Duo, open.
  public static var iPhoneDuoOpen: DeviceModel { named("iphone-duo-open") }
  /// iPad 9.7-inch (5th and 6th generation), Air 2, Pro 9.7.
  public static var iPad9Point7: DeviceModel { named("ipad-9.7") }
  /// iPad mini 4 / mini (5th generation).
  public static var iPadMini5: DeviceModel { named("ipad-mini-5") }
  /// iPad 10.2-inch (7th to 9th generation).
  public static var iPad10Point2: DeviceModel { named("ipad-10.2") }
  /// iPad Air (3rd generation) / iPad Pro 10.5-inch.
  public static var iPadAir3: DeviceModel { named("ipad-air-3") }
  /// iPad Pro 12.9-inch (1st and 2nd generation).
  public static var iPadPro12Point9Generation1: DeviceModel { named("ipad-pro-12.9-1") }
  /// iPad mini (6th generation).
  public static var iPadMini6: DeviceModel { named("ipad-mini-6") }
  /// iPad mini (A17 Pro).
  public static var iPadMiniA17: DeviceModel { named("ipad-mini-a17") }
  /// iPad Air (4th and 5th generation).
  public static var iPadAir4: DeviceModel { named("ipad-air-4") }
  /// iPad (10th generation).
  public static var iPad10: DeviceModel { named("ipad-10") }
  /// iPad (A16).
  public static var iPadA16: DeviceModel { named("ipad-a16") }
  /// iPad Air 11-inch (M2, M3, M4).
  public static var iPadAir11M2: DeviceModel { named("ipad-air-11-m2") }
  /// iPad Air 13-inch (M2, M3, M4).
  public static var iPadAir13M2: DeviceModel { named("ipad-air-13-m2") }
  /// iPad Pro 11-inch (1st to 4th generation).
  public static var iPadPro11: DeviceModel { named("ipad-pro-11") }
  /// iPad Pro 12.9-inch (3rd to 6th generation).
  public static var iPadPro12Point9: DeviceModel { named("ipad-pro-12.9") }
  /// iPad Pro 11-inch (M4).
  public static var iPadPro11M4: DeviceModel { named("ipad-pro-11-m4") }
  /// iPad Pro 11-inch (M5).
  public static var iPadPro11M5: DeviceModel { named("ipad-pro-11-m5") }
  /// iPad Pro 13-inch (M4).
  public static var iPadPro13M4: DeviceModel { named("ipad-pro-13-m4") }
  /// iPad Pro 13-inch (M5).
  public static var iPadPro13M5: DeviceModel { named("ipad-pro-13-m5") }
  /// Apple Watch 38mm (Series 0 to 3).
  public static var appleWatch38: DeviceModel { named("watch-38") }
  /// Apple Watch 42mm (Series 0 to 3).
  public static var appleWatch42Old: DeviceModel { named("watch-42-old") }
  /// Apple Watch 40mm (Series 4 to 6, SE).
  public static var appleWatch40: DeviceModel { named("watch-40") }
  /// Apple Watch 41mm (Series 7 to 9).
  public static var appleWatch41: DeviceModel { named("watch-41") }
  /// Apple Watch 44mm (Series 4 to 6, SE).
  public static var appleWatch44: DeviceModel { named("watch-44") }
  /// Apple Watch 45mm (Series 7 to 9).
  public static var appleWatch45: DeviceModel { named("watch-45") }
  /// Apple Watch 42mm (Series 10 to 12).
  public static var appleWatch42: DeviceModel { named("watch-42") }
  /// Apple Watch 46mm (Series 10 to 12).
  public static var appleWatch46: DeviceModel { named("watch-46") }
  /// Apple Watch Ultra and Ultra 2 (49mm).
  public static var appleWatch49: DeviceModel { named("watch-49") }
  /// Apple Watch Ultra 3 and 4 (49mm).
  public static var appleWatch49Ultra3: DeviceModel { named("watch-49-ultra-3") }
  /// Apple TV HD (1080p).
  public static var appleTVHD: DeviceModel { named("apple-tv-hd") }
  /// Apple TV 4K.
  public static var appleTV4K: DeviceModel { named("apple-tv-4k") }
  /// Apple Vision Pro (default window).
  public static var appleVisionPro: DeviceModel { named("apple-vision-pro") }
  /// Mac (a window).
  public static var macWindow: DeviceModel { named("mac-window") }

  /// The device of an id that is known to be in the catalogue; a test holds every name against it.
  private static func named(_ id: String) -> DeviceModel {
    DeviceCatalog.model(id) ?? DeviceCatalog.all[0]
  }
}
