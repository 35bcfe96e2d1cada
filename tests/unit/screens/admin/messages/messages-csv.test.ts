import { expect, it } from 'vitest';
import { messagesCsv } from '../../../../../src/screens/admin/messages/messages-csv';

it('writes a line a message, and no text that a spreadsheet runs', () => {
  const csv = messagesCsv([
    { kind: 'comment', id: 'a', from: 'Zoé', text: '=1+1', date: '2026-11-21', isRead: true },
    { kind: 'comment', id: 'b', from: 'Max', text: 'a "b", c', date: '2026-11-20', isRead: false },
  ]);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'date,from,text,read',
    "2026-11-21,Zoé,'=1+1,yes",
    '2026-11-20,Max,"a ""b"", c",no',
    '',
  ]);
});
