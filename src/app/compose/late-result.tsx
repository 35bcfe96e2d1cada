/** The form beside a result with the records' provider, as a chunk of its own that is fetched while the player searches the first quest. */
import { ResultForm } from '../../results/ResultForm';
import { useKnownDraft } from '../../results/use-known-draft';
import type { ResultFormProps } from '../../screens/play/LateForm';
import { withRecords } from '../services/RecordsRoot';

function FormBeside({ result, earned, isAgain = false, recordOf }: ResultFormProps) {
  const known = useKnownDraft(isAgain ? earned?.id : undefined);
  if (known === 'reading') return null;
  return <ResultForm result={result} known={known} earned={earned} recordOf={recordOf} beside />;
}

export const LateResult = withRecords(FormBeside);
