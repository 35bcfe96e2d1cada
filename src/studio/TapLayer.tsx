/** The taps of a test game on their map, each with the number of its try and a sign, and what was asked for: outlines, or boxes where there is none. */
import { useMemo } from 'react';
import type { LevelData } from '../maps/schema';
import { edgeOf } from '../maps/silhouette';
import type { Size } from '../artwork/fit';
import { classes } from '../ui/classes';
import styles from './TestPlay.module.css';
import type { Try } from './tries';

const SIGNS = { right: '✓', wrong: '✗', unfinished: '…' } as const;

interface Props {
  readonly level: LevelData;
  readonly picture: string;
  readonly tries: readonly Try[];
  /** Index of the try that stands out. */
  readonly chosen: number;
  readonly size: Size;
}

export function TapLayer({ level, picture, tries, chosen, size }: Props) {
  const share = (value: number, whole: number) => `${String((value / whole) * 100)}%`;
  const asked = tries[chosen]?.quest;
  const taps = tries.flatMap(({ image, marks, outcome }, number) =>
    image === picture ? marks.map(({ point }, mark) => ({ point, outcome, number, mark })) : [],
  );
  // an outline has a row for each of its pixels: it is read once, not with every choice
  const targets = useMemo(
    () =>
      level.quests
        .filter(({ image = 'main' }) => image === picture)
        .flatMap(({ quest, positions }) =>
          positions.map((target) => ({ quest, target, shape: edgeOf(target) })),
        ),
    [level, picture],
  );
  return (
    <div className={styles['layer']} aria-hidden="true">
      {targets.map(({ quest, target: { top, bottom }, shape }) => (
        <span
          key={`${quest} ${String(top.x)} ${String(top.y)}`}
          className={classes(
            styles['target'],
            shape && styles['outlined'],
            quest === asked && styles['asked'],
          )}
          data-target={quest}
          style={{
            left: share(top.x, size.width),
            top: share(top.y, size.height),
            width: share(bottom.x - top.x, size.width),
            height: share(bottom.y - top.y, size.height),
          }}
        >
          {shape ? (
            <svg viewBox={`0 0 ${String(shape.width)} ${String(shape.height)}`} preserveAspectRatio="none">
              {[styles['halo'], styles['line']].map((look) => (
                <path key={look} className={look} d={shape.path} />
              ))}
            </svg>
          ) : null}
        </span>
      ))}
      {taps.map(({ point, outcome, number, mark }) => (
        <span
          key={`${String(number)} ${String(mark)}`}
          className={classes(styles['tap'], number === chosen && styles['shown'])}
          data-tap={outcome}
          style={{ left: share(point.x, size.width), top: share(point.y, size.height) }}
        >
          {number + 1}
          {SIGNS[outcome]}
        </span>
      ))}
    </div>
  );
}
