/** What a level's maker should look at again while working: each finding names its quest and its box. */
import { LEAST_CONTRAST } from './contrast';
import {
  LANGUAGES,
  isPair,
  type ArtworkBox,
  type ArtworkDocument,
  type ArtworkLanguage,
  type ArtworkQuest,
} from './document';
import { NATURAL, type Size } from './fit';
import { areaOf, commonArea, isCrossed } from './polygon';
import { shapeOf, targetOf } from './target';

/** Width of a map in natural pixels: the sizes below are measured on it. */
const NATURAL_WIDTH = 3840;
/** Shortest side of a target in natural pixels: twelve pixels of a phone's screen at the first zoom. */
export const LEAST_SIDE = 40;
/** Least distance of the two of a pair, middle to middle, in natural pixels. */
export const LEAST_PAIR_DISTANCE = 400;
/** Share of the smaller box above which two quests ask for the same place. */
const SAME_PLACE = 0.6;

export type FindingKind =
  | 'noBox'
  | 'noArea'
  | 'outside'
  | 'small'
  | 'crossed'
  | 'tooLong'
  | 'noContrast'
  | 'overlap'
  | 'samePlace'
  | 'pairCount'
  | 'pairNear'
  | 'noTitle'
  | 'oneLanguage'
  | 'noHint'
  | 'sameTitle'
  | 'hintIsTitle';

/** These keep a level from being played; all others are advice. */
export const SERIOUS: ReadonlySet<FindingKind> = new Set([
  'noBox',
  'noArea',
  'outside',
  'pairCount',
  'noTitle',
]);

export interface Finding {
  readonly kind: FindingKind;
  readonly quest: string;
  /** Index of the box in its quest; absent where the quest as a whole is meant. */
  readonly box?: number;
  readonly language?: ArtworkLanguage;
  /** The other quest of an overlap or of a title. */
  readonly other?: string;
}

const widthOf = ({ top, bottom }: ArtworkBox) => bottom.x - top.x;
const heightOf = ({ top, bottom }: ArtworkBox) => bottom.y - top.y;

/** Area two boxes share, in square pixels. */
export function sharedArea(a: ArtworkBox, b: ArtworkBox): number {
  const width = Math.min(a.bottom.x, b.bottom.x) - Math.max(a.top.x, b.top.x);
  const height = Math.min(a.bottom.y, b.bottom.y) - Math.max(a.top.y, b.top.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Natural pixels that a box or its outline covers. */
const naturalArea = (box: ArtworkBox, size: Size): number => areaOf(shapeOf(box, size, NATURAL));

/** Share of the smaller of two targets that lies in the other one. */
function sharedShare(a: ArtworkBox, b: ArtworkBox, size: Size): number {
  const shared = sharedArea(a, b);
  if (shared === 0) return 0;
  if (!a.outline && !b.outline) return shared / Math.min(widthOf(a) * heightOf(a), widthOf(b) * heightOf(b));
  const common = commonArea(shapeOf(a, size, NATURAL), shapeOf(b, size, NATURAL));
  return common / Math.max(1, Math.min(naturalArea(a, size), naturalArea(b, size)));
}

function boxFindings(quest: ArtworkQuest, size: Size): Finding[] {
  const name = quest.quest;
  const scale = NATURAL_WIDTH / size.width;
  return quest.positions.flatMap((each, box): Finding[] => {
    if (widthOf(each) <= 0 || heightOf(each) <= 0) return [{ kind: 'noArea', quest: name, box }];
    const isInside =
      each.top.x >= 0 && each.top.y >= 0 && each.bottom.x <= size.width && each.bottom.y <= size.height;
    if (!isInside) return [{ kind: 'outside', quest: name, box }];
    const isNarrow = Math.min(widthOf(each), heightOf(each)) * scale < LEAST_SIDE;
    const isSmall = isNarrow || (each.outline && naturalArea(each, size) < LEAST_SIDE ** 2);
    return [
      ...(isSmall ? [{ kind: 'small' as const, quest: name, box }] : []),
      ...(each.outline && isCrossed(each.outline) ? [{ kind: 'crossed' as const, quest: name, box }] : []),
      ...(each.outline && targetOf(each, size, NATURAL).outline === undefined
        ? [{ kind: 'tooLong' as const, quest: name, box }]
        : []),
    ];
  });
}

function pairFindings(quest: ArtworkQuest, size: Size): Finding[] {
  if (!isPair(quest)) return [];
  const [a, b, third] = quest.positions;
  if (!a || !b || third) return [{ kind: 'pairCount', quest: quest.quest }];
  const middle = (from: number, to: number) => (from + to) / 2;
  const apart = Math.hypot(
    middle(a.top.x, a.bottom.x) - middle(b.top.x, b.bottom.x),
    middle(a.top.y, a.bottom.y) - middle(b.top.y, b.bottom.y),
  );
  const isNear = (apart * NATURAL_WIDTH) / size.width < LEAST_PAIR_DISTANCE;
  return isNear ? [{ kind: 'pairNear', quest: quest.quest }] : [];
}

const folded = (text: string | undefined): string =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s.!?…]+/g, ' ')
    .trim();

function wordFindings(quest: ArtworkQuest): Finding[] {
  const name = quest.quest;
  const titled = LANGUAGES.filter((language) => folded(quest[language]?.title) !== '');
  const [only, second] = titled;
  if (only === undefined) return [{ kind: 'noTitle', quest: name }];
  const found: Finding[] = [];
  if (second === undefined)
    found.push({ kind: 'oneLanguage', quest: name, language: only === 'fr' ? 'en' : 'fr' });
  for (const language of titled) {
    const hint = folded(quest[language]?.hint);
    if (hint === '') found.push({ kind: 'noHint', quest: name, language });
    else if (hint === folded(quest[language]?.title))
      found.push({ kind: 'hintIsTitle', quest: name, language });
  }
  return found;
}

function betweenQuests(a: ArtworkQuest, b: ArtworkQuest, size: Size): Finding[] {
  const found: Finding[] = [];
  for (const language of LANGUAGES) {
    const title = folded(a[language]?.title);
    if (title !== '' && title === folded(b[language]?.title))
      found.push({ kind: 'sameTitle', quest: b.quest, other: a.quest, language });
  }
  if ((a.image ?? 'main') !== (b.image ?? 'main')) return found;
  for (const [box, each] of b.positions.entries())
    for (const beside of a.positions) {
      const shared = sharedShare(each, beside, size);
      if (shared === 0) continue;
      const kind = shared > SAME_PLACE ? 'samePlace' : 'overlap';
      found.push({ kind, quest: b.quest, other: a.quest, box });
    }
  return found;
}

/** All findings of a level, in the order of its quests. */
export function findingsOf(level: Pick<ArtworkDocument, 'width' | 'height' | 'quests'>): Finding[] {
  return level.quests.flatMap((quest, index) => [
    ...(quest.positions.length === 0 && !isPair(quest)
      ? [{ kind: 'noBox' as const, quest: quest.quest }]
      : []),
    ...boxFindings(quest, level),
    ...pairFindings(quest, level),
    ...wordFindings(quest),
    ...level.quests.slice(0, index).flatMap((before) => betweenQuests(before, quest, level)),
  ]);
}

/** Boxes that are hardly told from their surroundings, by their contrast; undefined where it is not measured. */
export function contrastFindings(
  level: Pick<ArtworkDocument, 'quests'>,
  contrast: (quest: ArtworkQuest, box: ArtworkBox) => number | undefined,
): Finding[] {
  return level.quests.flatMap((quest) =>
    quest.positions.flatMap((each, box): Finding[] =>
      (contrast(quest, each) ?? LEAST_CONTRAST) < LEAST_CONTRAST
        ? [{ kind: 'noContrast', quest: quest.quest, box }]
        : [],
    ),
  );
}
