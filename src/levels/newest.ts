/** Puts a level's newer definition from the database in the place of the bundled one, with the words it brings. */
import { replaceDefinition, type DefinitionWords } from '../maps/definition';
import type { Platform } from '../platform/platform';
import { noteLevelFault } from './fault-log';
import type { LevelResult } from './load';

/** The levels whose words a definition has brought, by the texts of the page that hold them. */
const brought = new WeakMap<object, Set<string>>();

/** The page's texts hold the definition's words from now on, or again the build's; whoever drew the map is named as before. */
async function putWords(
  { wording }: Pick<Platform, 'wording'>,
  space: string,
  words: DefinitionWords | undefined,
): Promise<void> {
  const texts = await wording?.();
  if (!texts) return;
  const spaces = brought.get(texts) ?? new Set();
  brought.set(texts, spaces);
  if (!words) {
    // the owner has put back a version without words of its own
    if (!spaces.delete(space)) return;
    texts.put(space);
    await texts.load(space);
    return;
  }
  // the build's own words may be on their way, and would come over these
  await texts.load(space);
  const map = texts.read(space, 'map');
  const credit = typeof map === 'object' && map !== null ? { map } : {};
  texts.put(space, { fr: { ...words.fr, ...credit }, en: { ...words.en, ...credit } });
  spaces.add(space);
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
  await putWords(platform, translationSpace, replaced.kind === 'newer' ? replaced.words : undefined);
  if (replaced.kind !== 'newer') return bundled;
  return { kind: 'ready', level: replaced.level };
}
