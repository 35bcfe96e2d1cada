/** The cards of maps and the tables of records. */
import { NO_EASE } from '../../../src/game/ease';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { BoardTable } from '../../../src/boards/BoardTable';
import { WeekNavigator } from '../../../src/boards/WeekNavigator';
import { parseWeekKey } from '../../../src/contest/weeks';
import type { BoardRow } from '../../../src/records/answers';
import { ClosedLevels } from '../../../src/screens/home/ClosedLevels';
import { LevelCard } from '../../../src/screens/home/LevelCard';
import { ModeLegend } from '../../../src/screens/home/ModeLegend';
import { plainManifest } from '../../support/plain-levels';
import styles from '../gallery.module.css';
import { Specimen } from '../Specimen';

/** Sunday of the ISO week 2026-W47. */
const NOW = Date.UTC(2026, 10, 22, 12);
const OPEN = [1, 7, 22];
const NOTHING = () => undefined;

const ROWS: readonly BoardRow[] = ['Momo', 'Tanuki_93', 'Ōkami', 'Capitaine Chapeau de paille'].map(
  (name, index) => ({
    rank: index + 1,
    id: String(index),
    name: name.slice(0, 20),
    score: 10,
    time: 31.4 + index * 7.9,
    date: '2026-11-20T10:00:00.000Z',
    registered: index % 2 === 0,
    waiting: index === 2,
  }),
);

export function Home() {
  const { levels } = plainManifest();
  const week = parseWeekKey('2026-W47');
  return (
    <>
      <Specimen id="level-cards" title="Map cards">
        <ul className={styles['cards']}>
          {CATALOGUE.filter(({ id }) => OPEN.includes(id)).map((level) => {
            const drawn = levels.find((one) => one.level === level.id);
            return drawn ? (
              <LevelCard key={level.id} level={level} drawn={drawn} large={false} ease={NO_EASE} />
            ) : null;
          })}
        </ul>
      </Specimen>
      <Specimen id="closed-levels" title="Maps not yet open">
        <ClosedLevels levels={CATALOGUE.slice(0, 5)} />
      </Specimen>
      <Specimen id="mode-legend" title="What the modes are">
        <ModeLegend />
      </Specimen>
      <Specimen id="board" title="A board with the player on it">
        {week ? <WeekNavigator week={week} now={NOW} onChange={NOTHING} /> : null}
        <BoardTable
          caption="Board"
          board={{ rows: ROWS, unproved: [], ...(ROWS[2] ? { own: { row: ROWS[2], isBest: true } } : {}) }}
        />
      </Specimen>
    </>
  );
}
