import UIKit

/// What a row shows, whatever its state: neither being selected nor being highlighted changes it.
protocol RowContent: UIContentConfiguration {}

extension RowContent {
    func updated(for state: any UIConfigurationState) -> Self { self }
}
