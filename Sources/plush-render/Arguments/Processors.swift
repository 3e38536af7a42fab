internal import Glibc

enum Processors {
  /// Cores that are online.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
