/** The slot machine's three reels: figures of the contest's own map, which come down one after the other and stop alike. */
import type { Quest } from '../game/quest';
import { mapRect } from '../game/space';
import { useLevel } from '../levels/use-level';
import { mapOfQuest } from '../maps/maps';
import type { LevelData } from '../maps/schema';
import { usePlatform } from '../platform/PlatformContext';
import { hideMissing } from '../ui/hide-missing';
import { squareAround } from '../viewer/crops';
import { MapCrop } from '../viewer/MapCrop';
import styles from './Reels.module.css';
import { STOPS, figureAt } from './slot-machine';

/** Figures on a reel: enough to look new, few enough to be there when it begins to turn. */
const FIGURES = 8;
/** Width of a figure in full screen, CSS px. */
const WIDTH = 220;

interface Props {
  readonly level: number;
  /** The contest's own quest, which stands on no reel: somebody may be looking for it still. */
  readonly hidden: string | undefined;
  readonly tick: number;
  /** Which of the participants is drawn: it decides at which figure the reels stop. */
  readonly winner: number;
}

function Figure({ level, quest }: { readonly level: LevelData; readonly quest: Quest }) {
  const { maps } = usePlatform();
  const map = mapOfQuest(level, quest);
  const [target] = quest.positions;
  if (!map || !target) return null;
  const { top, bottom } = target;
  const box = mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y);
  const rect = squareAround(box, map, 0.2);
  return <MapCrop atOnce map={map} rect={rect} width={WIDTH} pictureUrl={(path) => maps.pictureUrl(path)} />;
}

/** Where a figure is: in the window, just below it, or waiting above. */
function placeOf(index: number, shown: number, last: number): 'shown' | 'gone' | 'waiting' {
  if (index === shown) return 'shown';
  return index === last ? 'gone' : 'waiting';
}

interface ReelProps {
  readonly level: LevelData;
  readonly figures: readonly Quest[];
  readonly tick: number;
  /** The tick from which on it stands still. */
  readonly stop: number;
  readonly winner: number;
}

/**
 * A figure comes down as the last one leaves. The same figure stands at rest behind them: a browser that has much to do
 * paints what moves late, or not at once, and the window would be empty meanwhile.
 */
function Reel({ level, figures, tick, stop, winner }: ReelProps) {
  const shown = figureAt(tick, stop, figures.length, winner);
  const last = figureAt(tick - 1, stop, figures.length, winner);
  return (
    <div className={styles['reel']} data-still={tick >= stop}>
      {figures.map((quest, index) => (
        <div key={quest.quest} className={styles['rest']} data-rest={index === shown}>
          <Figure level={level} quest={quest} />
        </div>
      ))}
      {figures.map((quest, index) => (
        <div key={quest.quest} className={styles['figure']} data-at={placeOf(index, shown, last)}>
          <Figure level={level} quest={quest} />
        </div>
      ))}
    </div>
  );
}

/** Decorative, as the name below says who wins. Nothing while the map cannot be read: the draw needs no picture. */
export function Reels({ level: id, hidden, tick, winner }: Props) {
  const state = useLevel(id);
  if (state.kind !== 'ready') return null;
  const { level } = state;
  const figures = level.quests
    .filter(({ quest, image }) => quest !== hidden && image === undefined)
    .slice(0, FIGURES);
  if (figures.length === 0) return null;
  return (
    <div className={styles['reels']} aria-hidden="true" onErrorCapture={hideMissing}>
      {STOPS.map((stop) => (
        <Reel key={stop} level={level} figures={figures} tick={tick} stop={stop} winner={winner} />
      ))}
    </div>
  );
}
