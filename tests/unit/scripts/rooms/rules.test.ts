import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { circleIn, readHouse, roomOf } from '../../../../scripts/rooms/rules.js';
import { tempFolder } from '../../../support/temp-folder';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

interface Probe {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  /** Part of what the linter has to say. */
  readonly says: string;
}

/** Each breaks the house in one way; each must be told by the linter, by itself. */
const PROBES: readonly Probe[] = [
  {
    what: 'the rules importing upward',
    file: 'src/game/upward.ts',
    code: `import { useGame } from '../table/use-game';\nexport const probe = useGame;`,
    says: 'src/game may not import src/table',
  },
  {
    what: 'an import of a type alone',
    file: 'src/game/type-only.ts',
    code: `import type { Pin } from '../booth/pin';\nexport type Probe = Pin;`,
    says: 'src/game may not import src/booth',
  },
  {
    what: 'an import on demand',
    file: 'src/viewer/on-demand.ts',
    code: `export const probe = () => import('../screens/home/HomeScreen');`,
    says: 'src/viewer may not import src/screens/home',
  },
  {
    what: 'a type imported in place',
    file: 'src/maps/in-place.ts',
    code: `export type Probe = import('../levels/load').LoadedLevel;`,
    says: 'src/maps may not import src/levels',
  },
  {
    what: 'something passed on from another room',
    file: 'src/bridge/passed-on.ts',
    code: `export { usePlatform } from '../platform/PlatformContext';`,
    says: 'src/bridge may not import src/platform',
  },
  {
    what: 'a clock in the rules',
    file: 'src/game/clockwork.ts',
    code: `export const probe = () => Date.now();`,
    says: `'Date'`,
  },
  {
    what: 'another clock in the rules',
    file: 'src/game/stopwatch.ts',
    code: `export const probe = () => performance.now();`,
    says: `'performance'`,
  },
  {
    what: 'chance in the rules',
    file: 'src/game/dice.ts',
    code: `export const probe = () => Math.random();`,
    says: 'Math.random',
  },
  {
    what: 'an id by chance in the rules',
    file: 'src/game/ids.ts',
    code: `export const probe = () => crypto.randomUUID();`,
    says: `'crypto'`,
  },
  {
    what: 'a timer in the rules',
    file: 'src/game/timer.ts',
    code: `export const probe = (then: () => void) => setTimeout(then, 20);`,
    says: `'setTimeout'`,
  },
  {
    what: 'a package in the rules',
    file: 'src/game/hook.ts',
    code: `import { useState } from 'react';\nexport const probe = useState;`,
    says: 'src/game imports no package',
  },
  {
    what: 'a screen importing another',
    file: 'src/screens/home/neighbour.ts',
    code: `import { useHunt } from '../daily/use-hunt';\nexport const probe = useHunt;`,
    says: 'src/screens/home may not import src/screens/daily',
  },
  {
    what: 'a screen importing an adapter',
    file: 'src/screens/home/adapter.ts',
    code: `import { openStore } from '../../records/local/store';\nexport const probe = openStore;`,
    says: 'src/screens/home may not import src/records/local',
  },
  {
    what: 'an adapter importing the other',
    file: 'src/records/local/other.ts',
    code: `import { admin } from '../firebase/admin';\nexport const probe = admin;`,
    says: 'src/records/local may not import src/records/firebase',
  },
  {
    what: 'a circle of folders',
    file: 'src/platform/circle.ts',
    code: `import { loadLevel } from '../levels/load';\nexport const probe = loadLevel;`,
    says: 'src/platform may not import src/levels',
  },
  {
    what: 'a folder nobody listed',
    file: 'src/attic/thing.ts',
    code: `export const probe = 1;`,
    says: 'src/attic is no room',
  },
  {
    what: 'the pen knowing a level',
    file: 'atlas/core/level.ts',
    code: `import { THEMES } from '../levels/index';\nexport const probe = THEMES;`,
    says: 'atlas/core may not import atlas/levels/.',
  },
  {
    what: 'a level importing another',
    file: 'atlas/levels/zelda/borrowed.ts',
    code: `import { cannon } from '../attackontitan/things/cannon';\nexport const probe = cannon;`,
    says: 'atlas/levels/zelda may not import atlas/levels/attackontitan',
  },
  {
    what: 'the page importing the shell',
    file: 'src/app/shell/native.ts',
    code: `import { app } from 'electron';\nexport const probe = app;`,
    says: 'src/app/shell may not import electron',
  },
];

/** Keeps to the house; shows that the linter does not refuse everything. */
const FAIR: Pick<Probe, 'file' | 'code'> = {
  file: 'src/viewer/fair.ts',
  code: `import { mapPoint } from '../game/space';\nexport const probe = mapPoint;`,
};

const report = z.object({
  diagnostics: z.array(z.object({ message: z.string(), filename: z.string(), severity: z.string() })),
});
type Told = z.infer<typeof report>['diagnostics'];

/** What the linter says of files in a project of their own, with this project's rules. */
function lint(files: readonly Pick<Probe, 'file' | 'code'>[]): Told {
  const folder = tempFolder();
  for (const { file, code } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  mkdirSync(path.join(folder, 'scripts/rooms'), { recursive: true });
  for (const rule of ['.oxlintrc.json', 'scripts/rooms/rules.js', 'scripts/rooms/rooms.json'])
    copyFileSync(path.join(ROOT, rule), path.join(folder, rule));
  const cli = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [cli, '--format', 'json', 'src', 'atlas'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return report.parse(JSON.parse(stdout)).diagnostics;
}

describe('the linter holds the house', () => {
  let told: Told = [];
  beforeAll(() => {
    told = lint([...PROBES, FAIR]);
  }, 60_000);

  it.each(PROBES)('and refuses $what', ({ file, says }) => {
    const messages = told.filter(({ filename, severity }) => filename === file && severity === 'error');
    expect(messages.map(({ message }) => message).join('\n')).toContain(says);
  });

  it('and lets pass what keeps to it', () => {
    expect(told.filter(({ filename }) => filename === FAIR.file)).toEqual([]);
  });
});

describe('the list of rooms', () => {
  const { rooms } = readHouse();

  it('has no circle, and a circle in it is found', () => {
    expect(circleIn(rooms)).toBeUndefined();
    expect(circleIn({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });

  it('names folders that exist, and lets rooms import listed rooms only', () => {
    for (const [room, list] of Object.entries(rooms)) {
      expect(existsSync(path.join(ROOT, room.replace(/\/[*.]$/, ''))), room).toBe(true);
      for (const each of list) expect(each === '*' || each in rooms, `${room}: ${each}`).toBe(true);
    }
  });

  it('knows the deepest room of a file', () => {
    const house = readHouse();
    expect(roomOf(house, 'src/records/outbox.ts')).toBe('src/records');
    expect(roomOf(house, 'src/records/local/store.ts')).toBe('src/records/local');
    expect(roomOf(house, 'src/screens/play/Play.tsx')).toBe('src/screens/play');
    expect(roomOf(house, 'src/main.tsx')).toBe('src/.');
    expect(roomOf(house, 'src/app/thing.ts')).toBeUndefined();
  });
});
