import Screens
import UIKit

CommandLineAnswers.answerAndExit()
AppDelegate.main()
