// The gallery: every class of our UIKit in use, to look at. `Page` lists what there is, `Pages` has a file for each.

GalleryDelegate.main()
