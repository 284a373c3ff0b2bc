import CGtk
import CWidgets
import Foundation

/// Fonts, colours and attributed strings as Pango takes them.
@MainActor
struct PangoText {
    let traits: UITraitCollection

    /// The attributes of a whole text in one font and colour.
    func attributes(font: UIFont, color: UIColor) -> OpaquePointer? {
        let list = pango_attr_list_new()
        // A word that has to be broken is broken as Apple breaks it, without a hyphen.
        insert(pango_attr_insert_hyphens_new(0), list, nil)
        add(font: font, to: list, range: nil)
        add(color: color, to: list, range: nil)
        return list
    }

    /// The attributes of an attributed string over a base font and colour.
    func attributes(of text: NSAttributedString, font: UIFont, color: UIColor) -> OpaquePointer? {
        let list = attributes(font: font, color: color)
        let whole = NSRange(location: 0, length: text.length)
        let string = text.string
        // The ranges come in order and leave nothing out, so that each begins where the one before it ended.
        var place = string.startIndex
        var start = 0
        text.enumerateAttributes(in: whole, options: []) { values, range, _ in
            let next = string.utf16.index(place, offsetBy: range.length)
            let end = start + string.utf8.distance(from: place, to: next)
            place = next
            let bytes = UInt32(start)..<UInt32(end)
            add(values, to: list, range: bytes)
            if let style = values[.paragraphStyle] as? NSParagraphStyle {
                add(style, font: values[.font] as? UIFont ?? font, to: list, range: bytes)
            }
            start = end
        }
        return list
    }

    private func add(_ values: [NSAttributedString.Key: Any], to list: OpaquePointer?, range: Range<UInt32>) {
        if let font = values[.font] as? UIFont { add(font: font, to: list, range: range) }
        if let color = values[.foregroundColor] as? UIColor {
            add(color: color, to: list, range: range)
        } else if values[.link] != nil {
            add(color: .link, to: list, range: range)
        }
        if let color = values[.backgroundColor] as? UIColor {
            let c = color.rgba(for: traits)
            insert(pango_attr_background_new(channel(c.red), channel(c.green), channel(c.blue)), list, range)
            insert(pango_attr_background_alpha_new(max(1, channel(c.alpha))), list, range)
        }
        let isLink = values[.link] != nil
        if isLink || isSet(values[.underlineStyle]) {
            insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), list, range)
        }
        if isSet(values[.strikethroughStyle]) { insert(pango_attr_strikethrough_new(1), list, range) }
        if let offset = values[.baselineOffset] as? CGFloat {
            insert(pango_attr_rise_new(Int32(offset * CGFloat(PANGO_SCALE))), list, range)
        }
    }

    private func add(_ style: NSParagraphStyle, font: UIFont, to list: OpaquePointer?, range: Range<UInt32>) {
        let isPlain =
            style.paragraphSpacing == 0 && style.paragraphSpacingBefore == 0 && style.headIndent == 0
            && style.firstLineHeadIndent == 0
        guard isPlain else {
            fatalError(
                "Unsupported paragraph style: spacing between paragraphs and indents. "
                    + "Use a label for each paragraph, in a UIStackView."
            )
        }
        guard style.lineSpacing > 0 else { return }
        // Pango stretches the line; a line is as high as 1.2 times its font.
        insert(pango_attr_line_height_new(1 + Double(style.lineSpacing / (font.pointSize * 1.2))), list, range)
    }

    /// How high the first lines of a label's text are at a width, in points.
    static func height(ofLines lines: Int, of label: Widget, width: Int32) -> CGFloat {
        guard let layout = pango_layout_copy(gtk_label_get_layout(opaque(label))) else { return 0 }
        defer { g_object_unref(gpointer(layout)) }
        pango_layout_set_width(layout, width * PANGO_SCALE)
        guard let iterator = pango_layout_get_iter(layout) else { return 0 }
        defer { pango_layout_iter_free(iterator) }
        for _ in 1..<lines where pango_layout_iter_next_line(iterator) == 0 { break }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        return (CGFloat(extents.y + extents.height) / CGFloat(PANGO_SCALE)).rounded(.up)
    }

    private func isSet(_ style: Any?) -> Bool {
        (style as? Int).map { $0 != 0 } ?? (style as? NSUnderlineStyle).map { $0.rawValue != 0 } ?? false
    }

    private func add(font: UIFont, to list: OpaquePointer?, range: Range<UInt32>?) {
        let face = font.face
        let description = pango_font_description_new()
        if face.family != .system { pango_font_description_set_family(description, face.family.name) }
        pango_font_description_set_absolute_size(description, Double(face.size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight.pangoWeight)))
        pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        insert(pango_attr_font_desc_new(description), list, range)
        pango_font_description_free(description)
        if face.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum"), list, range) }
    }

    private func add(color: UIColor, to list: OpaquePointer?, range: Range<UInt32>?) {
        let c = color.rgba(for: traits)
        insert(pango_attr_foreground_new(channel(c.red), channel(c.green), channel(c.blue)), list, range)
        if c.alpha < 1 { insert(pango_attr_foreground_alpha_new(max(1, channel(c.alpha))), list, range) }
    }

    private func channel(_ value: Float) -> UInt16 {
        UInt16(max(0, min(1, value)) * 65_535)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?,
        _ list: OpaquePointer?,
        _ range: Range<UInt32>?
    ) {
        guard let attribute else { return }
        if let range {
            attribute.pointee.start_index = range.lowerBound
            attribute.pointee.end_index = range.upperBound
        }
        pango_attr_list_insert(list, attribute)
    }
}

extension UIFont.Weight {
    /// The weight on the scale of OpenType and Pango, 100 to 900.
    var pangoWeight: Int {
        let steps: [(UIFont.Weight, Int)] = [
            (.ultraLight, 200), (.thin, 250), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
}
