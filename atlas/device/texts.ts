/** The words of a map's quests in both languages: those a level's own figures have, and those made of what is seen. */
import { lexiconOf } from '../../src/crowd/lexicon';
import { phraseOf } from '../../src/crowd/grammar';
import { placeOf } from '../../src/crowd/place';
import type { Target } from '../../src/game/quest';
import type { EndlessTexts } from '../../src/endless/drawn-map';
import { LANGUAGES, type Language } from '../../src/i18n/language';
import { findLevel } from '../../src/maps/catalogue';
import type { EndlessMap } from '../endless/map';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Sought } from './level';

/** Reads the locale file of a space. Rejects when it cannot be had. */
export type ReadWords = (language: Language, space: string) => Promise<unknown>;

interface Said {
  readonly title: string;
  readonly hint: string;
}

/** What stands at a path of a locale file; undefined where nothing does. */
function at(raw: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      raw,
    );
}

/** Throws where a text is missing: locale files are complete. */
function textAt(raw: unknown, path: string): string {
  const text = at(raw, path);
  if (typeof text !== 'string') throw new Error(`no text "${path}"`);
  return text;
}

const saidAt = (raw: unknown, quest: string): Said => ({
  title: textAt(raw, `${quest}.title`),
  hint: textAt(raw, `${quest}.hint`),
});

const filled = (text: string, somebody: string) => text.replace('{{somebody}}', somebody);

/** What the words of a map are made of; it holds nothing of the place itself. */
export interface Wording {
  readonly named: EndlessMap['composition']['cast']['named'];
  readonly told: EndlessMap['told'];
}

export const wordingOf = ({ composition, told }: EndlessMap): Wording => ({
  named: composition.cast.named,
  told,
});

async function textsIn(
  language: Language,
  { named: known, told }: Wording,
  places: ReadonlyMap<string, Target>,
  read: ReadWords,
): Promise<Record<string, Said>> {
  const [own, crowd] = await Promise.all([read(language, 'endless'), read(language, 'crowd')]);
  const lexicon = lexiconOf(at(crowd, 'words'));
  const texts: Record<string, Said> = {};
  for (const [quest, target] of places) {
    const named = known.get(quest);
    const made = told.find((each) => each.quest === quest);
    if (named) {
      const space = findLevel(named.keyword)?.translationSpace ?? named.keyword;
      texts[quest] = saidAt(await read(language, space), named.quest);
    } else if (made) {
      const phrase = phraseOf(language, lexicon, made);
      const where = textAt(crowd, `hint.place.${placeOf(target, { width: WIDTH, height: HEIGHT })}`);
      const also = made.also && phraseOf(language, lexicon, { who: made.who, is: [made.also] });
      texts[quest] = {
        title: filled(textAt(own, 'made.title'), phrase),
        hint: also === undefined ? where : `${where} ${filled(textAt(own, 'made.also'), also)}`,
      };
    } else texts[quest] = saidAt(own, 'pair');
  }
  return texts;
}

/** The texts of the quests that are looked for; a quest with two places is told by the first. */
export async function textsOf(
  wording: Wording,
  sought: readonly Sought[],
  read: ReadWords,
): Promise<EndlessTexts> {
  const places = new Map(
    sought.flatMap(({ quest, positions: [target] }) => (target ? [[quest, target]] : [])),
  );
  const [fr, en] = await Promise.all(LANGUAGES.map((language) => textsIn(language, wording, places, read)));
  return { fr: fr ?? {}, en: en ?? {} };
}
