/** The game of an address, with the records it needs at its end alone. */
import type { FormLoader } from '../../screens/play/LateForm';
import { PlayScreen } from '../../screens/play/PlayScreen';

const loadForm: FormLoader = async () => (await import('./late-result')).LateResult;

export function Play() {
  return <PlayScreen loadForm={loadForm} />;
}
