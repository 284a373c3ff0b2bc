/// The suffixes that begin with a needle some of whose и are й.
enum LooseSuffixes {
    /// The ranges, each at least once; none overlap.
    static func find(_ needle: UnsafeBufferPointer<UInt8>, in views: ListViews) -> [Range<Int>] {
        guard needle.contains(0xB8) else { return [] }
        var found: [Range<Int>] = []
        var states: [(range: Range<Int>, isLoose: Bool)] = [(0..<views.suffixes.count, false)]
        var start = 0
        var position = 0
        let shortI: [UInt8] = [0xD0, 0xB9]
        while position <= needle.count, !states.isEmpty {
            let isI = position + 1 < needle.count && needle[position] == 0xD0 && needle[position + 1] == 0xB8
            guard isI || position == needle.count else {
                position += 1
                continue
            }
            // First the bytes up to here, which stand for themselves; then и and й.
            let plain = UnsafeBufferPointer(rebasing: needle[start..<position])
            states = states.map { (views.narrow($0.range, depth: start, plain), $0.isLoose) }
                .filter { !$0.range.isEmpty }
            if position == needle.count {
                found = states.filter(\.isLoose).map(\.range)
                break
            }
            let letter = UnsafeBufferPointer(rebasing: needle[position..<position + 2])
            let same = states.map { (views.narrow($0.range, depth: position, letter), $0.isLoose) }
            let other = shortI.withUnsafeBufferPointer { letter in
                states.map { (views.narrow($0.range, depth: position, letter), true) }
            }
            // Words with many и have few forms that exist.
            states = Array((same + other).filter { !$0.0.isEmpty }.prefix(64))
            position += 2
            start = position
        }
        return found
    }
}
