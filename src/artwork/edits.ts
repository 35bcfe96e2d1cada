/** The changes the studio makes to a level, each as a new document. */
import { isPair, MOST, type ArtworkBox, type ArtworkDocument, type ArtworkQuest } from './document';
import type { Size } from './fit';
import { outlinedBox } from './outline-edits';

/** Shortest side a box can be given by hand, in its pixels. */
const LEAST = 8;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The box between two corners, whole pixels inside the picture, wide enough to be grasped. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }, size: Size): ArtworkBox {
  const span = (from: number, to: number, whole: number) => {
    const low = clamp(Math.round(Math.min(from, to)), 0, whole - LEAST);
    return [low, clamp(Math.round(Math.max(from, to)), low + LEAST, whole)] as const;
  };
  const [left, right] = span(a.x, b.x, size.width);
  const [top, bottom] = span(a.y, b.y, size.height);
  return { top: { x: left, y: top }, bottom: { x: right, y: bottom } };
}

/** Another box with the outline of `box`, if it has one, stretched to it. */
function fitted({ top, bottom, outline }: ArtworkBox, to: ArtworkBox, size: Size): ArtworkBox {
  if (!outline) return to;
  const along = (value: number, axis: 'x' | 'y') => {
    const share = (value - top[axis]) / Math.max(1, bottom[axis] - top[axis]);
    return Math.round(to.top[axis] + share * (to.bottom[axis] - to.top[axis]));
  };
  return outlinedBox(
    outline.map(({ x, y }) => ({ x: along(x, 'x'), y: along(y, 'y') })),
    size,
  );
}

/** The box moved, its size kept, never out of the picture. */
export function movedBox(box: ArtworkBox, dx: number, dy: number, size: Size): ArtworkBox {
  const { top, bottom } = box;
  const [width, height] = [bottom.x - top.x, bottom.y - top.y];
  const x = clamp(Math.round(top.x + dx), 0, Math.max(0, size.width - width));
  const y = clamp(Math.round(top.y + dy), 0, Math.max(0, size.height - height));
  return fitted(box, { top: { x, y }, bottom: { x: x + width, y: y + height } }, size);
}

/** The box with its lower right corner moved. */
export function resizedBox(box: ArtworkBox, dx: number, dy: number, size: Size): ArtworkBox {
  const { top, bottom } = box;
  const corner = { x: Math.max(top.x + LEAST, bottom.x + dx), y: Math.max(top.y + LEAST, bottom.y + dy) };
  return fitted(box, boxBetween(top, corner, size), size);
}

const withQuest = (
  level: ArtworkDocument,
  name: string,
  change: (quest: ArtworkQuest) => ArtworkQuest,
): ArtworkDocument => ({
  ...level,
  quests: level.quests.map((quest) => (quest.quest === name ? change(quest) : quest)),
});

export function changeQuest(
  level: ArtworkDocument,
  name: string,
  change: Partial<Pick<ArtworkQuest, 'fr' | 'en' | 'image' | 'positions'>>,
): ArtworkDocument {
  return withQuest(level, name, (quest) => ({ ...quest, ...change }));
}

/** Adds a quest at the end, named by the first free number; the level as it was when it is full. */
export function addQuest(level: ArtworkDocument, kind: 'quest' | 'dquest'): ArtworkDocument {
  if (level.quests.length >= MOST.quests) return level;
  const names = new Set(level.quests.map(({ quest }) => quest));
  let number = 1;
  while (names.has(`${kind}${String(number)}`)) number += 1;
  return { ...level, quests: [...level.quests, { quest: `${kind}${String(number)}`, positions: [] }] };
}

/** Adds a box to a quest; the level as it was when the quest is full. */
export function addBox(level: ArtworkDocument, name: string, box: ArtworkBox): ArtworkDocument {
  return withQuest(level, name, (quest) =>
    quest.positions.length < (isPair(quest) ? 2 : MOST.targets)
      ? { ...quest, positions: [...quest.positions, box] }
      : quest,
  );
}

export function setBox(
  level: ArtworkDocument,
  name: string,
  index: number,
  box: ArtworkBox,
): ArtworkDocument {
  return withQuest(level, name, (quest) => ({ ...quest, positions: quest.positions.with(index, box) }));
}

export function removeBox(level: ArtworkDocument, name: string, index: number): ArtworkDocument {
  return withQuest(level, name, (quest) => ({ ...quest, positions: quest.positions.toSpliced(index, 1) }));
}

/** Quests of each kind are numbered from 1 in their order: stamps and hunts count them so. */
function numbered(quests: readonly ArtworkQuest[]): ArtworkQuest[] {
  let [normal, pairs] = [0, 0];
  return quests.map((quest) => ({
    ...quest,
    quest: isPair(quest) ? `dquest${String((pairs += 1))}` : `quest${String((normal += 1))}`,
  }));
}

/** The level without a quest; those after it move up. */
export function removeQuest(level: ArtworkDocument, name: string): ArtworkDocument {
  return { ...level, quests: numbered(level.quests.filter(({ quest }) => quest !== name)) };
}

/** The level with a quest one place earlier (-1) or later (1). */
export function moveQuest(level: ArtworkDocument, name: string, by: -1 | 1): ArtworkDocument {
  const from = level.quests.findIndex(({ quest }) => quest === name);
  const moved = level.quests[from];
  const to = from + by;
  if (!moved || to < 0 || to >= level.quests.length) return level;
  return { ...level, quests: numbered(level.quests.toSpliced(from, 1).toSpliced(to, 0, moved)) };
}
