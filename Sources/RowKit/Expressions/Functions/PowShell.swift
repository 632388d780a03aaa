#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Returns a number raised to a power.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
