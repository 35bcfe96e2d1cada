/** Puts a level's newer definition from the database in the place of the bundled one, with the words it brings. */
import { replaceDefinition, type DefinitionWords } from '../maps/definition';
import type { Platform } from '../platform/platform';
import { noteLevelFault } from './fault-log';
import type { LevelResult } from './load';

/** The page's texts hold the words from now on; whoever drew the map is named as before. */
async function putWords(
  { wording }: Pick<Platform, 'wording'>,
  space: string,
  { fr, en }: DefinitionWords,
): Promise<void> {
  const texts = await wording?.();
  // the build's own words may be on their way, and would come over these
  await texts?.load(space);
  const map = texts?.read(space, 'map');
  const credit = typeof map === 'object' && map !== null ? { map } : {};
  texts?.put(space, { fr: { ...fr, ...credit }, en: { ...en, ...credit } });
}

/** A newer valid document wins; an invalid one is noted for the owner, and the bundled level stays. */
export async function newestOf(
  platform: Pick<Platform, 'wording'>,
  bundled: LevelResult,
  document: unknown,
): Promise<LevelResult> {
  if (bundled.kind !== 'ready') return bundled;
  const { level, translationSpace } = bundled.level;
  const replaced = replaceDefinition(bundled.level, document);
  const fault = replaced.kind === 'refused' ? replaced.fault : undefined;
  noteLevelFault(level, fault, { shelf: () => localStorage, now: Date.now() });
  if (replaced.kind !== 'newer') return bundled;
  if (replaced.words) await putWords(platform, translationSpace, replaced.words);
  return { kind: 'ready', level: replaced.level };
}
