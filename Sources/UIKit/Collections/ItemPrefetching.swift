import Foundation

/// Which items a collection view has announced to who fetches ahead.
struct ItemPrefetching {
    /// The items that are near, and whether they were seen since they came near.
    private var near: [IndexPath: Bool] = [:]

    /// What changes when other items are near and others are seen: the items to fetch and those to give up.
    mutating func update(
        near wanted: [IndexPath],
        seen: Set<IndexPath>
    ) -> (fetched: [IndexPath], cancelled: [IndexPath]) {
        var now: [IndexPath: Bool] = [:]
        var fetched: [IndexPath] = []
        for path in seen { now[path] = true }
        for path in wanted where now[path] == nil {
            if let known = near[path] {
                now[path] = known
            } else {
                now[path] = false
                fetched.append(path)
            }
        }
        let cancelled = near.filter { !$0.value && now[$0.key] == nil }.keys.sorted()
        near = now
        return (fetched, cancelled)
    }

    /// The items have other paths now; those that are gone are forgotten.
    mutating func move(_ path: (IndexPath) -> IndexPath?) {
        var moved: [IndexPath: Bool] = [:]
        for (old, wasSeen) in near {
            if let new = path(old) { moved[new] = wasSeen }
        }
        near = moved
    }

    /// Forgets everything; the items that are to be given up.
    mutating func clear() -> [IndexPath] {
        let cancelled = near.filter { !$0.value }.keys.sorted()
        near = [:]
        return cancelled
    }
}
