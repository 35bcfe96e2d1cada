/** The form beside a result with the records' provider, as a chunk of its own that is fetched while the player searches the first quest. */
import { ResultForm } from '../../results/ResultForm';
import type { ResultFormProps } from '../../screens/play/LateForm';
import { withRecords } from '../services/RecordsRoot';

function FormBeside({ result, recordOf }: ResultFormProps) {
  return <ResultForm result={result} recordOf={recordOf} beside />;
}

export const LateResult = withRecords(FormBeside);
