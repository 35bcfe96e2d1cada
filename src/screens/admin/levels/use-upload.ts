/** Uploads the definitions of all levels one after the other, or of one, keeps each one's result, and puts back what was there before. */
import { useState } from 'react';
import { CATALOGUE } from '../../../maps/catalogue';
import { definitionOf, type LevelDefinition } from '../../../maps/definition';
import { loadLevel } from '../../../levels/load';
import type { Manifest } from '../../../maps/manifest';
import type { Platform } from '../../../platform/platform';
import type { AdminRecords } from '../../../records/store-port';
import type { HeldLevels } from './held';

export type UploadResult =
  | 'waiting'
  | 'sending'
  | 'ok'
  | 'undone'
  | 'notOpen'
  | 'unreadable'
  | 'corrupt'
  | 'offline'
  | 'denied';

export type Uploads = ReadonlyMap<number, UploadResult>;

const ALL_WAITING: Uploads = new Map(CATALOGUE.map(({ id }) => [id, 'waiting']));
const NOTHING: HeldLevels = new Map();

export interface Upload {
  readonly results: Uploads;
  readonly running: boolean;
  /** Number of levels that have a result. */
  readonly done: number;
  /** Uploads the levels that were not uploaded yet. */
  readonly start: (manifest: Manifest) => Promise<void>;
  /** Uploads one level, also again. */
  readonly sendOne: (manifest: Manifest, id: number) => Promise<void>;
  /** Whether the definition that an upload of this visit has replaced is there to be put back. */
  readonly canUndo: (id: number) => boolean;
  readonly undo: (id: number) => Promise<void>;
}

/** `held`: what the database had before. */
export function useUpload(platform: Platform, admin: AdminRecords, held = NOTHING): Upload {
  const [results, setResults] = useState(ALL_WAITING);
  const [running, setRunning] = useState(false);
  const [replaced, setReplaced] = useState<ReadonlyMap<number, LevelDefinition>>(new Map());

  const note = (id: number, result: UploadResult) => setResults((known) => new Map(known).set(id, result));

  const send = async (manifest: Manifest, id: number): Promise<UploadResult> => {
    // without `definitions`, so that the bundled levels are uploaded and not those of the database
    const { kind, maps } = platform;
    const loaded = await loadLevel({ kind, maps }, manifest, id);
    if (loaded.kind !== 'ready') return loaded.kind;
    const sent = (await admin.uploadLevel(definitionOf(loaded.level))).kind;
    const before = held.get(id);
    // the first that was replaced is what there was before this visit
    if (sent === 'ok' && before !== undefined && before !== 'invalid')
      setReplaced((known) => (known.has(id) ? known : new Map(known).set(id, before)));
    return sent;
  };

  const whileRunning = async (work: () => Promise<void>) => {
    if (running) return;
    setRunning(true);
    await work();
    setRunning(false);
  };

  const run = async (id: number, work: () => Promise<UploadResult>) => {
    note(id, 'sending');
    // a store that fails is one that cannot be reached
    note(id, await work().catch(() => 'offline' as const));
  };

  const start = (manifest: Manifest) =>
    whileRunning(async () => {
      for (const { id } of CATALOGUE) if (results.get(id) !== 'ok') await run(id, () => send(manifest, id));
    });

  const undo = (id: number) =>
    whileRunning(async () => {
      const before = replaced.get(id);
      if (!before) return;
      await run(id, async () => {
        const { kind } = await admin.uploadLevel(before);
        return kind === 'ok' ? 'undone' : kind;
      });
    });

  const open = [...results.values()].filter((result) => result === 'waiting' || result === 'sending');
  return {
    results,
    running,
    done: results.size - open.length,
    start,
    sendOne: (manifest, id) => whileRunning(() => run(id, () => send(manifest, id))),
    canUndo: (id) => replaced.has(id) && results.get(id) === 'ok',
    undo,
  };
}
