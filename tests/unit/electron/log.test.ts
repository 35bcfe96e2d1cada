import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOG_SIZE, OLD_LOGS, openLog } from '../../../electron/main/log';
import { tempFolder } from '../../support/temp-folder';

test('a line is an instant, a word of the list and a harmless detail', () => {
  const file = path.join(tempFolder(), 'deep/worldmaps.log');
  const log = openLog(file, () => Date.UTC(2026, 10, 21));
  log('started', '1.2.3');
  log('page stopped', 'mika@example.org <b>"\n');
  expect(readFileSync(file, 'utf8')).toBe(
    '2026-11-21T00:00:00.000Z started: 1.2.3\n2026-11-21T00:00:00.000Z page stopped: mika?example.org ?b???\n',
  );
});

test('logs are put aside when they are full, and only so many are kept', () => {
  const place = tempFolder();
  const log = openLog(path.join(place, 'worldmaps.log'), Date.now);
  const lines = Math.ceil((LOG_SIZE * (OLD_LOGS + 3)) / 240);
  for (let i = 0; i < lines; i++) log('page stopped', 'x'.repeat(200));
  const files = readdirSync(place);
  expect(files.toSorted()).toEqual([
    'worldmaps.log',
    'worldmaps.log.1',
    'worldmaps.log.2',
    'worldmaps.log.3',
  ]);
  for (const file of files) expect(statSync(path.join(place, file)).size).toBeLessThan(LOG_SIZE + 300);
});

test('a log that cannot be written stops nothing', () => {
  const log = openLog('/dev/null/nowhere/worldmaps.log', Date.now);
  expect(() => log('started')).not.toThrow();
});
