/** What the database holds of each level, and how it differs from the build's own; pure. */
import { levelDefinitionSchema, type LevelDefinition } from '../../../maps/definition';
import type { ManifestLevel } from '../../../maps/manifest';
import type { KeptDocument } from '../../../records/kept-documents';
import { countsOf } from '../../../records/verdict';

/** `invalid`: there is a document, and the game cannot read it. */
export type Held = LevelDefinition | 'invalid';
export type HeldLevels = ReadonlyMap<number, Held>;

const PATH = /^levelData\/level(?<id>\d+)$/;

export function heldIn(documents: readonly KeptDocument[]): HeldLevels {
  return new Map(
    documents.flatMap(({ path, data }) => {
      const id = PATH.exec(path)?.groups?.['id'];
      const parsed = levelDefinitionSchema.safeParse(data);
      return id === undefined ? [] : [[Number(id), parsed.success ? parsed.data : 'invalid'] as const];
    }),
  );
}

export const DIFFERENCES = ['absent', 'invalid', 'same', 'buildNewer', 'databaseNewer', 'quests'] as const;
/** `quests`: of the same date, and yet with other numbers of quests. */
export type Difference = (typeof DIFFERENCES)[number];

export function differenceOf(
  build: Pick<ManifestLevel, 'updateDate' | 'normalQuests' | 'duplicateQuests'>,
  held: Held | undefined,
  /** Whether the build's own has taken its place since that was read. */
  isSent = false,
): Difference {
  if (isSent) return 'same';
  if (held === undefined) return 'absent';
  if (held === 'invalid') return 'invalid';
  const [ours, theirs] = [Date.parse(build.updateDate), Date.parse(held.updateDate)];
  if (ours !== theirs) return ours > theirs ? 'buildNewer' : 'databaseNewer';
  const { normal, duplicate } = countsOf(held.quests);
  return normal === build.normalQuests && duplicate === build.duplicateQuests ? 'same' : 'quests';
}
