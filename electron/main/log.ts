/** The shell's log of events and times, limited to a fixed list of words, so that it holds no name or address. */
import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export type LogEvent =
  | 'started'
  | 'second start'
  | 'window opened'
  | 'page stopped'
  | 'page hangs'
  | 'page answers again'
  | 'process failed'
  | 'kiosk settings not valid'
  | 'pin chosen'
  | 'pin wrong'
  | 'operator came in'
  | 'export written'
  | 'export failed'
  | 'restart'
  | 'kiosk left'
  | 'update ready'
  | 'update failed'
  | 'quit';

/** Size of a log, in bytes, at which it is put aside and a new one begins. */
export const LOG_SIZE = 256 * 1024;
/** Number of logs put aside that are kept. */
export const OLD_LOGS = 3;

export type Log = (event: LogEvent, detail?: string | number) => void;

/** Keeps at most 200 characters and replaces all but those of plain words, numbers and codes. */
function safe(detail: string | number): string {
  return String(detail)
    .replaceAll(/[^\w .:;,-]/g, '?')
    .slice(0, 200);
}

function rotate(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < LOG_SIZE) return;
  const old = (index: number) => `${file}.${String(index)}`;
  rmSync(old(OLD_LOGS), { force: true });
  for (let index = OLD_LOGS - 1; index >= 1; index -= 1)
    if (statSync(old(index), { throwIfNoEntry: false })) renameSync(old(index), old(index + 1));
  renameSync(file, old(1));
}

/** The returned function never throws, also when the log cannot be written. `now` gives epoch milliseconds. */
export function openLog(file: string, now: () => number): Log {
  return (event, detail) => {
    const line = `${new Date(now()).toISOString()} ${event}${detail === undefined ? '' : `: ${safe(detail)}`}\n`;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      rotate(file);
      appendFileSync(file, line);
    } catch {
      // on a full disk the shell goes on without a log
    }
  };
}
