/** The owner's desk, a chunk of its own: nobody else loads it. */
import { DeskScreen } from '../../screens/admin/DeskScreen';
import { withRecords } from '../services/RecordsRoot';

export const Desk = withRecords(DeskScreen);
