/// Where a value stands: cheap to make while walking, written out as a pointer only for a finding.
struct Place: Sendable {
  private let container: Container?
  private let step: Step

  private enum Step: Sendable {
    case root
    case key(String)
    case index(Int)
  }

  static let root = Place(container: nil, step: .root)

  /// The place of a container, shared by the places of what is inside.
  final class Container: Sendable {
    fileprivate let place: Place

    fileprivate init(_ place: Place) {
      self.place = place
    }

    func key(_ key: String) -> Place {
      Place(container: self, step: .key(key))
    }

    func index(_ index: Int) -> Place {
      Place(container: self, step: .index(index))
    }
  }

  var isRoot: Bool { container == nil }

  /// This place as the one that others stand in.
  var inside: Container { Container(self) }

  /// RFC 6901.
  var pointer: String {
    var steps: [JSONPointer.Component] = []
    var place = self
    while let container = place.container {
      switch place.step {
      case .key(let key): steps.append(.key(key))
      case .index(let index): steps.append(.index(index))
      case .root: break
      }
      place = container.place
    }
    return JSONPointer(steps.reversed()).text
  }

  /// The value in the words of a message: "'tone'", "entry 2 of 'items'".
  var subject: String {
    switch step {
    case .root: "the payload"
    case .key(let key): "'\(key)'"
    case .index(let index):
      switch container?.place.step {
      case .key?: "entry \(index) of \(container?.place.subject ?? "")"
      case .root?, .index?, nil: "entry \(index)"
      }
    }
  }
}
