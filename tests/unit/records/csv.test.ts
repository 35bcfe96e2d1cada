import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/records/csv';

test('quotes what needs quotes and defuses formulas', () => {
  expect(
    toCsv(
      ['name', 'score'],
      [
        ['a "b", c', 1],
        ['=1+1', 2],
        ['-x', -3],
        ['two\nlines', 4],
      ],
    ),
  ).toBe('\uFEFFname,score\r\n"a ""b"", c",1\r\n\'=1+1,2\r\n\'-x,-3\r\n"two\nlines",4\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\t=1+1', '\r=1+1'])('takes %j for no formula', (typed) => {
  expect(read(toCsv(['name'], [[typed]]))).toEqual([['name'], [`'${typed}`]]);
});

/** Reads a table back as a spreadsheet would. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever is written reads back cell by cell', () => {
  const cell = fc.string().map((text) => text.replace(/^[=+\-@\t\r']+/, ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(read(toCsv(['a', 'b'], rows))).toEqual([['a', 'b'], ...rows]);
    }),
  );
});
