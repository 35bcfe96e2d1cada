/** A hand that finds somebody on the attract screen's map, within six seconds of its coming. */
import type { LevelMap } from '../maps/schema';
import { isDuplicateQuest } from '../game/modes';
import { middleOfTarget, type Quest } from '../game/quest';
import styles from './AttractMap.module.css';

/** The parts of the map that the sheet leaves in view, as shares of its size: beside it on a wide screen, else above. */
const IN_VIEW = {
  beside: { left: 0.14, right: 0.42, top: 0.18, bottom: 0.8 },
  above: { left: 0.36, right: 0.64, top: 0.12, bottom: 0.46 },
} as const;

export type Room = keyof typeof IN_VIEW;

/** Who is found: somebody alone on the main map who stands in view; undefined where nobody does. */
export function foundInView(
  quests: readonly Quest[],
  { width, height }: Pick<LevelMap, 'width' | 'height'>,
  turn: number,
  room: Room,
): { readonly x: number; readonly y: number } | undefined {
  const places = quests.flatMap((quest) => {
    const [target] = quest.positions;
    if (!target || quest.positions.length > 1 || quest.image !== undefined || isDuplicateQuest(quest))
      return [];
    const middle = middleOfTarget(target);
    const place = { x: middle.x / width, y: middle.y / height };
    const { left, right, top, bottom } = IN_VIEW[room];
    return place.x > left && place.x < right && place.y > top && place.y < bottom ? [place] : [];
  });
  return places[turn % Math.max(1, places.length)];
}

const percent = (share: number) => `${String(share * 100)}%`;

export function AttractHand({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <div className={styles['find']} style={{ left: percent(x), top: percent(y) }} data-attract-find="">
      <svg className={styles['ring']} viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="43" pathLength={100} />
      </svg>
      <svg className={styles['hand']} viewBox="0 0 64 80">
        <path d="M20 38V11c0-7 9-7 9 0v22c0-5 9-5 9 1 1-5 9-4 9 2 2-4 8-3 8 3v19c0 12-7 19-19 19-9 0-14-4-18-11L8 50c-4-6 3-11 8-6l4 5Z" />
      </svg>
    </div>
  );
}
