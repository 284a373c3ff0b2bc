import Screens
import UIKit

AppDelegate.main()
