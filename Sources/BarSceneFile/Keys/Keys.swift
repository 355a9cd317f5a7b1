/// The tables of every mapping a scene may hold, one file a mapping: the scene's whole vocabulary.
enum Keys {}
