/** The daily hunt with records above it: its cover shows the day's board. */
import { DailyScreen } from '../../screens/daily/DailyScreen';
import { withRecords } from '../services/RecordsRoot';

export const Daily = withRecords(DailyScreen);
