/** Reads a level for the owner's editor: the build's, what the database holds of it, and its words in both languages. */
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { LANGUAGES, type ArtworkLanguage } from '../../../../artwork/document';
import { benchOf, type DrawnWords } from '../../../../artwork/published';
import type { ShownWords } from '../../../../artwork/words';
import { loadFile } from '../../../../i18n/load-file';
import { loadLevel } from '../../../../levels/load';
import type { CatalogueLevel } from '../../../../maps/catalogue';
import { definitionOf, replaceDefinition, type LevelDefinition } from '../../../../maps/definition';
import type { Manifest } from '../../../../maps/manifest';
import type { LevelData } from '../../../../maps/schema';
import type { ArtworkDocument } from '../../../../artwork/document';
import { usePlatform } from '../../../../platform/PlatformContext';
import { levelDataPath } from '../../../../records/paths';
import type { AdminAnswer } from '../../../../records/store-answer';
import type { AdminRecords } from '../../../../records/store-port';
import { useAsked, type Asked } from '../../../../records/use-asked';
import { heldIn } from '../held';

export interface Published {
  /** The level as the build brings it. */
  readonly bundled: LevelData;
  /** The definition that games play now. */
  readonly now: LevelDefinition;
  /** Whether that is the database's. */
  readonly isOwn: boolean;
  /** Tells what the database holds from everything else it may hold. */
  readonly revision: string;
  readonly drawn: DrawnWords;
  readonly document: ArtworkDocument;
}

const textsSchema = z.record(z.string(), z.unknown());
const textSchema = z.object({ title: z.string(), hint: z.string() });

/** The words of a level's own file. Throws when it does not come. */
async function wordsFile(language: ArtworkLanguage, space: string): Promise<ReadonlyMap<string, ShownWords>> {
  const loaded = await loadFile(language, space);
  if ('error' in loaded) throw loaded.error;
  const rows = Object.entries(textsSchema.parse(loaded.texts)).flatMap(([quest, text]) => {
    const parsed = textSchema.safeParse(text);
    return parsed.success ? [[quest, parsed.data] as const] : [];
  });
  return new Map(rows);
}

/** What the database holds of a level, as a text that tells it from everything else. */
export async function heldNow(
  admin: Pick<AdminRecords, 'documents'>,
  id: number,
): Promise<AdminAnswer<{ readonly held: LevelDefinition | undefined; readonly revision: string }>> {
  const answer = await admin.documents(levelDataPath(id));
  if (answer.kind !== 'ok') return answer;
  const held = heldIn(answer.value).get(id);
  const value = { held: held === 'invalid' ? undefined : held, revision: JSON.stringify(held ?? null) };
  return { kind: 'ok', value };
}

/** Rejects when the build's level or its words do not come. */
export function usePublished(
  entry: CatalogueLevel,
  manifest: Manifest,
  admin: AdminRecords,
): Asked<Published> {
  const platform = usePlatform();
  const ask = useCallback(async (): Promise<AdminAnswer<Published>> => {
    // without `definitions`: the build's own is wanted beside the database's
    const { kind, maps } = platform;
    const [loaded, answer, fr, en] = await Promise.all([
      loadLevel({ kind, maps }, manifest, entry.id),
      heldNow(admin, entry.id),
      ...LANGUAGES.map((language) => wordsFile(language, entry.translationSpace)),
    ]);
    if (answer.kind !== 'ok') return answer;
    if (loaded.kind !== 'ready' || !fr || !en) return { kind: 'offline' };
    const bundled = loaded.level;
    const { held, revision } = answer.value;
    const isOwn = held !== undefined && replaceDefinition(bundled, held).kind === 'newer';
    const now = isOwn && held ? held : definitionOf(bundled);
    const drawn: DrawnWords = (language, quest) => (language === 'fr' ? fr : en).get(quest);
    const [main] = bundled.maps;
    if (!main) return { kind: 'offline' };
    const document = benchOf(now, main, drawn);
    return { kind: 'ok', value: { bundled, now, isOwn, revision, drawn, document } };
  }, [platform, manifest, admin, entry]);
  return useAsked(entry.routeKeyword, ask);
}
