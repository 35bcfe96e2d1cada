/** A level of the database on the bench, and back: silhouettes that were drawn with a map stay wherever a box still is theirs. */
import type { Quest, Target } from '../game/quest';
import { findLevel } from '../maps/catalogue';
import type { LevelDefinition } from '../maps/definition';
import type { LevelData } from '../maps/schema';
import {
  isPair,
  LANGUAGES,
  type ArtworkBox,
  type ArtworkDocument,
  type ArtworkLanguage,
  type ArtworkQuest,
} from './document';
import type { Size } from './fit';
import { playableOf } from './playable';
import { targetOf } from './target';
import type { LevelWords, Part, ShownWords } from './words';
import { wordsOf } from './words';

/** Words of a quest as a map's own file has them. */
export type DrawnWords = (language: ArtworkLanguage, quest: string) => ShownWords | undefined;

/** A definition as a document of boxes and words; `sheet` is the size of the level's maps in natural pixels. */
export function benchOf(definition: LevelDefinition, sheet: Size, drawn: DrawnWords): ArtworkDocument {
  const { words, outlines = [] } = definition;
  const quests = definition.quests.map(({ quest, image, positions }): ArtworkQuest => {
    const texts = LANGUAGES.flatMap((language) => {
      const text = words?.[language][quest] ?? drawn(language, quest);
      return text ? [[language, { title: text.title, hint: text.hint }] as const] : [];
    });
    return {
      quest,
      ...(image === undefined ? {} : { image }),
      positions: positions.map(({ top, bottom }, at): ArtworkBox => {
        const own = outlines.find((each) => each.quest === quest && each.at === at);
        const box = { top: { x: top.x, y: top.y }, bottom: { x: bottom.x, y: bottom.y } };
        return own ? { ...box, outline: own.points } : box;
      }),
      ...Object.fromEntries(texts),
    };
  });
  const { width, height } = sheet;
  return { width, height, updateDate: definition.updateDate.slice(0, 10), quests };
}

const isBoxOf = ({ top, bottom }: Target, box: ArtworkBox): boolean =>
  top.x === box.top.x && top.y === box.top.y && bottom.x === box.bottom.x && bottom.y === box.bottom.y;

/** The target of a box: the very one that stands there already, with its silhouette, or a new one. */
function targetIn(
  known: readonly Pick<LevelDefinition, 'quests'>[],
  name: string,
  box: ArtworkBox,
  sheet: Size,
): Target {
  const there = known.flatMap(({ quests }) => quests.find(({ quest }) => quest === name)?.positions ?? []);
  const same = box.outline ? undefined : there.find((target) => isBoxOf(target, box));
  return same ?? targetOf(box, sheet, sheet);
}

export interface Publication {
  /** The level as the build brings it. */
  readonly bundled: LevelData;
  /** Definitions whose silhouettes may stand where a box still is theirs: the one that is replaced, and the build's. */
  readonly known: readonly Pick<LevelDefinition, 'quests'>[];
  readonly drawn: DrawnWords;
  /** Says in which part of the map a quest without a hint lies. */
  readonly place: (language: ArtworkLanguage, part: Part) => string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Words of every quest of a document, as players will read them. */
export function publishedWords(
  document: ArtworkDocument,
  { drawn, place }: Pick<Publication, 'drawn' | 'place'>,
): LevelWords {
  return wordsOf(document, { drawn, place }).words;
}

/** A date that makes the database's definition newer than the build's, also where the clock is behind. */
export function dateAfter(updateDate: string, now: number): string {
  return new Date(Math.max(now, Date.parse(updateDate) + 1)).toISOString();
}

/** A document as the definition that the database holds and games play. */
export function definitionFrom(document: ArtworkDocument, how: Publication): LevelDefinition {
  const { maps: _pictures, quests: _build, updateDate, ...level } = how.bundled;
  const words = publishedWords(document, how);
  const outlines = document.quests.flatMap(({ quest, positions }) =>
    positions.flatMap(({ outline }, at) => (outline ? [{ quest, at, points: outline }] : [])),
  );
  return {
    ...level,
    updateDate: dateAfter(updateDate, how.now),
    quests: document.quests.map(({ quest, image, positions }): Quest => ({
      quest,
      description: words.en[quest]?.title ?? '',
      hint: words.en[quest]?.hint ?? '',
      ...(isPair({ quest }) ? { type: 1 } : {}),
      ...(image === undefined ? {} : { image }),
      positions: positions.map((box) => targetIn(how.known, quest, box, document)),
    })),
    words,
    ...(outlines.length > 0 ? { outlines } : {}),
  };
}

/** The level as a test plays it: those quests that can be played, on the build's maps. */
export function playableFrom(
  document: ArtworkDocument,
  { bundled, known }: Pick<Publication, 'bundled' | 'known'>,
): LevelData | undefined {
  const entry = findLevel(String(bundled.level));
  const names = bundled.maps.map(({ id }) => id);
  const level = entry && playableOf(document, entry, names, document);
  if (!level) return undefined;
  const boxes = new Map(document.quests.map(({ quest, positions }) => [quest, positions]));
  const quests = level.quests.map((quest) => ({
    ...quest,
    positions: (boxes.get(quest.quest) ?? []).map((box) => targetIn(known, quest.quest, box, document)),
  }));
  return { ...level, quests, maps: bundled.maps };
}
