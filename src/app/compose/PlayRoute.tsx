/** The game's route; the records are needed only at the end of a run, so their chunk loads with the result form. */
import type { FormLoader } from '../../screens/play/LateForm';
import { PlayScreen } from '../../screens/play/PlayScreen';
import { schemasFirst } from '../services/schemas-first';

const loadForm: FormLoader = async () => {
  await schemasFirst();
  return (await import('./late-result')).LateResult;
};

export function Play() {
  return <PlayScreen loadForm={loadForm} />;
}
