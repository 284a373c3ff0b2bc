import UIKit

/// A page of the gallery.
enum Page: String, CaseIterable {
    case text, buttons, controls, fields, stacks, pictures, colours, table, cards, grid, pages, dates, sheets

    var title: String {
        switch self {
        case .text: "Text"
        case .buttons: "Buttons"
        case .controls: "Controls"
        case .fields: "Fields"
        case .stacks: "Rows and columns"
        case .pictures: "Pictures and symbols"
        case .colours: "Colours"
        case .table: "Plain table"
        case .cards: "Inset grouped table"
        case .grid: "Collection in rows"
        case .pages: "Pages and zoom"
        case .dates: "Dates"
        case .sheets: "Alerts and sheets"
        }
    }

    var symbol: String {
        switch self {
        case .text: "doc.text"
        case .buttons: "play.fill"
        case .controls: "checkmark"
        case .fields: "square.and.pencil"
        case .stacks: "list.bullet"
        case .pictures: "photo"
        case .colours: "circle.lefthalf.filled"
        case .table: "list.bullet"
        case .cards: "list.bullet"
        case .grid: "photo"
        case .pages: "photo"
        case .dates: "calendar"
        case .sheets: "exclamationmark.circle"
        }
    }

    /// The page that the arguments of a program name after `--page`.
    static func named(in arguments: [String]) -> Page? {
        guard let option = arguments.firstIndex(of: "--page"), option + 1 < arguments.count else { return nil }
        return Page(rawValue: arguments[option + 1])
    }

    @MainActor
    func makeViewController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .text: TextPage.make()
            case .buttons: ButtonsPage.make()
            case .controls: ControlsPage.make()
            case .fields: FieldsPage.make()
            case .stacks: StacksPage.make()
            case .pictures: PicturesPage.make()
            case .colours: ColoursPage.make()
            case .table: TablePage(style: .plain)
            case .cards: TablePage(style: .insetGrouped)
            case .grid: GridPage()
            case .pages: PagesPage()
            case .dates: DatesPage.make()
            case .sheets: SheetsPage()
            }
        controller.title = title
        return controller
    }
}
