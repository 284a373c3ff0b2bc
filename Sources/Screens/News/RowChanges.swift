/// What must go and what must come to make one list of ids of another.
///
/// Rows that changed places, which is rare in a list sorted by date, go and come.
struct RowChanges: Hashable {
    /// Positions in the old list.
    var deleted: [Int] = []
    /// Positions in the new list.
    var inserted: [Int] = []
    /// Positions in both lists of what stays.
    private(set) var kept: [Pair] = []

    /// Where something was and where it is.
    struct Pair: Hashable {
        var old: Int
        var new: Int
    }

    init(from old: [String], to new: [String]) {
        // Nearly always rows came at an end: both ends are passed over before anything is compared.
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let oldMiddle = Array(old[start..<old.count - end])
        let newMiddle = Array(new[start..<new.count - end])
        for change in newMiddle.difference(from: oldMiddle) {
            switch change {
            case .remove(let offset, _, _): deleted.append(offset + start)
            case .insert(let offset, _, _): inserted.append(offset + start)
            }
        }
        // What neither goes nor comes stays in its order.
        let going = Set(deleted)
        let coming = Set(inserted)
        let stayed = zip(
            old.indices.lazy.filter { !going.contains($0) },
            new.indices.lazy.filter { !coming.contains($0) }
        )
        kept = stayed.map { Pair(old: $0, new: $1) }
    }
}
