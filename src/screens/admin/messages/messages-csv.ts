/** The letters of one kind as a file for a spreadsheet. */
import { toCsv } from '../../../records/csv';
import type { Message } from '../../../records/messages';

export function messagesCsv(messages: readonly Message[]): string {
  return toCsv(
    ['date', 'from', 'text', 'read'],
    messages.map(({ date, from, text, isRead }) => [date, from, text, isRead ? 'yes' : 'no']),
  );
}
