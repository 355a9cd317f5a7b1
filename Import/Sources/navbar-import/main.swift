internal import BarImport
internal import Foundation

exit(ImportProgram.main())
