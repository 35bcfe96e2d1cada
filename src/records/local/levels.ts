/** The owner's definitions of levels on the embedded store: each send keeps what it replaces, in one step with it. */
import * as z from 'zod/mini';
import { sendingOf, versionSchema, versionsIn, versionsPath } from '../level-versions';
import { levelDataPath } from '../paths';
import { instantSchema } from '../schema';
import type { LevelDesk } from '../store-port';
import type { Row, Shelves } from '../shelves';
import type { AsAdmin } from './as-admin';
import { documentsUnder } from './documents';

export interface LocalLevelNeeds {
  readonly shelves: Shelves;
  readonly asAdmin: AsAdmin;
  readonly onUpload: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const storedVersion = z.extend(versionSchema, {
  sentAt: z.pipe(
    instantSchema,
    z.transform((date: string) => Date.parse(date)),
  ),
});

export function createLocalLevels({ shelves, asAdmin, onUpload, now }: LocalLevelNeeds): LevelDesk {
  const row = (key: string, value: object): Row => ({ table: 'documents', key, value });
  return {
    uploadLevel: (definition) =>
      asAdmin(async () => {
        const path = levelDataPath(definition.level);
        const { version, keep } = sendingOf(definition, await shelves.get('documents', path));
        const sentAt = new Date(now()).toISOString();
        const kept = keep ? [row(keep.path, { ...keep.value, sentAt })] : [];
        await shelves.change({ absent: [], put: [row(path, { ...definition, version }), ...kept] });
        onUpload();
        return undefined;
      }),

    levelVersions: (level) =>
      asAdmin(async () => versionsIn(await documentsUnder(shelves)(versionsPath(level), storedVersion))),
  };
}
