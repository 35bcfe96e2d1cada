/** What the whole run of tests needs before its first test. */
import { ensureEmulators } from '../../scripts/emulators';

export function setup(): void {
  ensureEmulators();
}
