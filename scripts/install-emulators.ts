/** Installs the emulators' packages where they are missing, as a step beside others. */
import { ensureEmulators } from './emulators';

ensureEmulators();
