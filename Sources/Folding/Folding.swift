// The front door of Folding: what text is searched by and what it is sorted by, as pure functions on UTF-8 bytes.
//
// - `SearchKey`  the key that a name is searched by ("Saint-Étienne" → "saint etienne"), its form without spaces
//                ("saintetienne"), and the key with a map back to the text, for highlighting.
// - `SortKey`    the key that names are sorted by: the same on every platform and under every locale.
// - `KeyWords`   where the words of a search key begin and end.
//
// Nothing here knows a locale, allocates per letter or calls Foundation. NFC and NFD text gives the same keys.
