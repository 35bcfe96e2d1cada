/** Uploads the definitions of all levels one after the other and keeps each one's result. */
import { useState } from 'react';
import { CATALOGUE } from '../../../maps/catalogue';
import { definitionOf } from '../../../maps/definition';
import { loadLevel } from '../../../levels/load';
import type { Manifest } from '../../../maps/manifest';
import type { Platform } from '../../../platform/platform';
import type { AdminRecords } from '../../../records/store-port';

export type UploadResult =
  'waiting' | 'sending' | 'ok' | 'notOpen' | 'unreadable' | 'corrupt' | 'offline' | 'denied';

export type Uploads = ReadonlyMap<number, UploadResult>;

const ALL_WAITING: Uploads = new Map(CATALOGUE.map(({ id }) => [id, 'waiting']));

export interface Upload {
  readonly results: Uploads;
  readonly running: boolean;
  /** Number of levels that have a result. */
  readonly done: number;
  /** Uploads the levels that were not uploaded yet. */
  readonly start: (manifest: Manifest) => Promise<void>;
}

export function useUpload(platform: Platform, admin: AdminRecords): Upload {
  const [results, setResults] = useState(ALL_WAITING);
  const [running, setRunning] = useState(false);

  const note = (id: number, result: UploadResult) => setResults((known) => new Map(known).set(id, result));

  const send = async (manifest: Manifest, id: number): Promise<UploadResult> => {
    // without `definitions`, so that the bundled levels are uploaded and not those of the database
    const { kind, maps } = platform;
    const loaded = await loadLevel({ kind, maps }, manifest, id);
    if (loaded.kind !== 'ready') return loaded.kind;
    return (await admin.uploadLevel(definitionOf(loaded.level))).kind;
  };

  const start = async (manifest: Manifest) => {
    if (running) return;
    setRunning(true);
    for (const { id } of CATALOGUE) {
      if (results.get(id) === 'ok') continue;
      note(id, 'sending');
      note(id, await send(manifest, id));
    }
    setRunning(false);
  };

  const open = [...results.values()].filter((result) => result === 'waiting' || result === 'sending');
  return { results, running, done: results.size - open.length, start };
}
