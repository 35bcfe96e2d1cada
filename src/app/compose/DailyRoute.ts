/** The daily hunt's route; it has the records' provider because its cover shows the day's board. */
import { DailyScreen } from '../../screens/daily/DailyScreen';
import { withRecords } from '../services/RecordsRoot';

export const Daily = withRecords(DailyScreen);
