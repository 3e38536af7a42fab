/// The names by release: a line holds a name and codes for its variants, as SymbolCatalog reads them.
enum SymbolNames {
  static let all: [(release: SymbolRelease, names: String)] = [
    (SymbolRelease(13, 0), release13_0),
    (SymbolRelease(13, 1), release13_1),
    (SymbolRelease(14, 0), release14_0),
    (SymbolRelease(14, 2), release14_2),
    (SymbolRelease(14, 5), release14_5),
    (SymbolRelease(15, 0), release15_0),
    (SymbolRelease(15, 1), release15_1),
    (SymbolRelease(15, 2), release15_2),
    (SymbolRelease(15, 4), release15_4),
    (SymbolRelease(16, 0), release16_0),
    (SymbolRelease(16, 1), release16_1),
    (SymbolRelease(16, 4), release16_4),
    (SymbolRelease(17, 0), release17_0),
    (SymbolRelease(17, 1), release17_1),
    (SymbolRelease(17, 2), release17_2),
    (SymbolRelease(17, 4), release17_4),
    (SymbolRelease(17, 6), release17_6),
    (SymbolRelease(18, 0), release18_0),
    (SymbolRelease(18, 1), release18_1),
    (SymbolRelease(18, 2), release18_2),
    (SymbolRelease(18, 4), release18_4),
    (SymbolRelease(18, 5), release18_5),
    (SymbolRelease(26, 0), release26_0),
  ]
}
