/** The screens that show records, loaded together: boards and contest share most of their code. */
import { WeeklyRankingScreen } from '../../screens/contest/WeeklyRankingScreen';
import { WeeklyResultsScreen } from '../../screens/contest/WeeklyResultsScreen';
import { WeeklyScreen } from '../../screens/contest/WeeklyScreen';
import { ContestRulesScreen } from '../../screens/contest-rules/ContestRulesScreen';
import { FeedbackForm } from '../../screens/feedback/FeedbackForm';
import { LeaderboardScreen } from '../../screens/leaderboard/LeaderboardScreen';
import { MysteryWordScreen } from '../../screens/mystery-word/MysteryWordScreen';
import { PopupFormScreen } from '../../screens/popup-form/PopupFormScreen';
import { PrivacyScreen } from '../../screens/privacy/PrivacyScreen';
import { ProfileScreen } from '../../screens/profile/ProfileScreen';
import { withRecords } from '../services/RecordsRoot';

export const Leaderboard = withRecords(LeaderboardScreen);
export const Weekly = withRecords(WeeklyScreen);
export const WeeklyRanking = withRecords(WeeklyRankingScreen);
export const WeeklyResults = withRecords(WeeklyResultsScreen);
export const Feedback = withRecords(FeedbackForm);
export const PopupForm = withRecords(PopupFormScreen);
export const Profile = withRecords(ProfileScreen);
export const MysteryWord = withRecords(MysteryWordScreen);
export const ContestRules = withRecords(ContestRulesScreen);
// read beside the forms that ask for an address; a chunk of its own would be listed in every page's first load
export const Privacy = withRecords(PrivacyScreen);
