/** Brings the reminders of unsigned results and of games that were cut off for whoever has some; nobody else's page fetches them. */
import { useState } from 'react';
import { namesOf, readText } from '../../kept/kept';
import { usePlatform } from '../../platform/PlatformContext';
import { Late, lateCode } from '../../ui/late';

export const REMINDERS = lateCode(async () => {
  const { Reminders, lookForRuns } = await import('./Reminders');
  // the line moves nothing when it comes
  await lookForRuns();
  return Reminders;
});

const shelf = () => localStorage;

/** An empty list names none. */
const hasReminder = (): boolean =>
  readText('unsigned', shelf)?.includes('"level"') === true || namesOf('run.', shelf).length > 0;

/** Home waits for it, so that the lines move nothing when they come; never rejects. */
export async function fetchReminders(): Promise<void> {
  if (hasReminder()) await REMINDERS.fetch().catch(() => undefined);
}

export function LateReminders() {
  const { kiosk } = usePlatform();
  const [has] = useState(hasReminder);
  // a booth's visitor has left nothing behind
  return has && !kiosk ? <Late code={REMINDERS} props={{}} renderUnloaded={() => null} /> : null;
}
