import Localization
import RichText
import UIKit

/// How the lines of an item look.
@MainActor
enum NewsArticleCell {
    static func fill(_ cell: UITableViewCell, with line: NewsArticleModel.Line, localizer: Localizer) {
        cell.selectionStyle = .none
        switch line {
        case .head(let title, let day):
            cell.contentConfiguration = ArticleHeadConfiguration(title: title, day: day)
            cell.accessibilityTraits = .header
            cell.accessibilityLabel = title + ", " + day
        case .block(let block):
            cell.contentConfiguration = ArticleBlockConfiguration(block: block)
            let marker = ArticleType.marker(of: block.kind).map { $0 + " " } ?? ""
            let quote = block.quoteDepth > 0 ? localizer.text("news.quote") + ": " : ""
            cell.accessibilityTraits = .staticText
            cell.accessibilityLabel = quote + marker + block.text
        case .picture(let image, let state):
            cell.selectionStyle = .default
            let content = picture(image, state, localizer)
            cell.contentConfiguration = content
            cell.accessibilityTraits = content.image == nil ? .button : .image
            cell.accessibilityLabel = [content.title, content.detail ?? ""].filter { !$0.isEmpty }.joined(
                separator: ", "
            )
        case .note(let text):
            cell.contentConfiguration = ArticleHeadConfiguration(title: "", day: text)
            cell.accessibilityTraits = .staticText
            cell.accessibilityLabel = text
        }
    }

    private static func picture(
        _ image: RichImage,
        _ state: NewsArticleModel.PictureState,
        _ text: Localizer
    ) -> ArticlePictureConfiguration {
        let words = image.alternativeText
        let title = words.isEmpty ? text.text("news.picture") : words
        switch state {
        case .waiting:
            return ArticlePictureConfiguration(title: title, detail: text.text("news.picture.load"))
        case .loading:
            return ArticlePictureConfiguration(title: title, detail: text.text("news.picture.loading"), isLoading: true)
        case .loaded(let picture):
            return ArticlePictureConfiguration(image: picture.image, title: words)
        case .failed(let reason):
            return ArticlePictureConfiguration(title: title, detail: text.text("news.picture.failed", reason))
        case .unavailable:
            return ArticlePictureConfiguration(title: title, detail: text.text("news.picture.none"))
        }
    }
}
