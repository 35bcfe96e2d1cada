/** The result form with the records' provider, as a chunk of its own that is fetched while the player searches the first quest. */
import { ResultForm } from '../../results/ResultForm';
import { withRecords } from '../services/RecordsRoot';

export const LateResult = withRecords(ResultForm);
