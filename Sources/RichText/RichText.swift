// RichText turns HTML into values that can be shown: blocks with runs of text, never a page that runs.
//
//   RichDocument    HTML as a list of blocks; nothing but an allow-list gets in
//   Block           a paragraph, heading, list item, preformatted text, picture or table
//   Run             text of one style with, perhaps, a link
//   HTMLText        plain text of HTML, and headlines with their entities decoded
//
// Pure functions and values: any thread, no network, no files. It imports nothing of ours.
