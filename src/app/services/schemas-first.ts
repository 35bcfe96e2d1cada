/** Lets the code of records run in two tasks: in one, a phone was deaf to taps for a tenth of a second. */
import { nextTask } from '../../platform/turns';

/** Await it before code that needs records is imported: the schemas run in a task of their own. Nobody waits for either. */
export async function schemasFirst(): Promise<void> {
  await import('../../records/schema');
  await nextTask();
}
