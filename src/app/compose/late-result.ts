/** The form of a result with records above it: a chunk of its own, fetched while the first quest is being looked for. */
import { ResultForm } from '../../results/ResultForm';
import { withRecords } from '../services/RecordsRoot';

export const LateResult = withRecords(ResultForm);
