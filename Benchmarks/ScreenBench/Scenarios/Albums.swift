import UIKit

extension Scenario {
    private static let albums = 200
    /// How far a slow scroll goes in a frame, in points: rows stay long enough for their pictures to come.
    private static let slow = 24.0

    /// 200 albums are searched for and shown.
    static let albumsSearching = Scenario(
        name: "albums-searching",
        says: "searching for \(albums) albums",
        content: { $0.insertedAlbums = albums }
    ) { app in
        let field = try await app.openAlbumSearch()
        try await app.measured { _ = try await app.search("new", in: field, albums) }
    }

    /// 200 albums are scrolled to the end and slowly back while their pictures come for the first time.
    static let albumsScrolling = Scenario(
        name: "albums-scrolling",
        says: "scrolling \(albums) albums with cold artwork, quickly down and slowly up",
        content: { $0.insertedAlbums = albums },
        check: { requests in
            let pictures = requests.map(\.target).filter { $0.hasPrefix("/artwork") }
            let most = Dictionary(grouping: pictures, by: { $0 }).values.map(\.count).max() ?? 0
            return pictures.count < albums / 2
                ? "only \(pictures.count) pictures were asked for"
                : most > 2 ? "one picture was asked for \(most) times" : nil
        }
    ) { app in
        let table = try await app.search("new", in: try await app.openAlbumSearch(), albums)
        try await app.measured {
            try await app.scroll(table)
            await app.rest()
            await app.eachFrame {
                guard table.contentOffset.y > 0.5 else { return false }
                table.setContentOffset(CGPoint(x: 0, y: max(0, table.contentOffset.y - slow)), animated: false)
                return true
            }
            await app.rest()
        }
    }
}

extension RunningApp {
    /// Registers, and waits for the field of the search.
    fileprivate func openAlbumSearch() async throws -> UITextField {
        choose(.music)
        try await tapButton("Create an Account")
        // Until the screen before, which has fields of the same names, is gone.
        await rest()
        let entries = [
            ("First name", "Ivan"), ("Last name", "Petrov"), ("Phone", "9121234567"), ("E-mail", "ivan@example.org"),
            ("Password", "Secret-1"),
        ]
        for (name, text) in entries {
            let field: UITextField = try await found(name) { $0.accessibilityLabel == name }
            field.insertText(text)
        }
        let birthDate: UIControl = try await found("the birth date") { $0.accessibilityLabel == "Birth date" }
        birthDate.sendActions(for: .touchUpInside)
        // The day that the calendar opens at.
        let day: UIButton = try await found("the day") { $0.configuration?.title?.hasPrefix("Choose ") == true }
        day.sendActions(for: .touchUpInside)
        try await tapButton("Register")
        let field: UISearchTextField = try await found("the search") { _ in true }
        await rest()
        return field
    }

    /// Types a query and waits for so many albums.
    fileprivate func search(_ text: String, in field: UITextField, _ count: Int) async throws -> UITableView {
        field.insertText(text)
        let table: UITableView = try await found("\(count) albums") { table in
            (0..<table.numberOfSections).contains { table.numberOfRows(inSection: $0) == count }
        }
        await rest()
        return table
    }

    private func tapButton(_ title: String) async throws {
        let button: UIButton = try await found(title) { $0.configuration?.title == title }
        button.sendActions(for: .touchUpInside)
    }
}
