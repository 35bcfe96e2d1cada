/** What the debug overlay draws of a target: its silhouette, or its box where it has none, and where slack counts for it. */
import { useId, useMemo } from 'react';
import { CELL, parseOutline, type Outline } from '../game/outline';
import type { Target } from '../game/quest';
import type { MapPx } from '../game/space';
import { classes } from '../ui/classes';
import styles from './DebugOverlay.module.css';
import { maskPath } from './mask-path';

interface Props {
  readonly target: Target;
  /** Of the quest that is asked. */
  readonly isAsked: boolean;
  readonly slack: MapPx;
}

/** All places as near to the box as the slack allows: a box with round corners. */
function BoxDrawing({ target: { top, bottom }, isAsked, slack }: Props) {
  const [width, height] = [bottom.x - top.x, bottom.y - top.y];
  return (
    <>
      {isAsked ? (
        <rect
          className={styles['slack']}
          x={top.x - slack}
          y={top.y - slack}
          width={width + 2 * slack}
          height={height + 2 * slack}
          rx={slack}
        />
      ) : null}
      <rect
        className={classes(styles['target'], isAsked && styles['asked'])}
        x={top.x}
        y={top.y}
        width={width}
        height={height}
      />
    </>
  );
}

/** The silhouette under a line as wide as the slack on either side, cut off where somebody else is as near. */
function OutlineDrawing({
  outline,
  isAsked,
  slack,
}: Pick<Props, 'isAsked' | 'slack'> & { readonly outline: Outline }) {
  const clip = useId();
  const shape = useMemo(() => maskPath(outline.shape, 1), [outline]);
  const reach = useMemo(() => maskPath(outline.reach, CELL), [outline]);
  return (
    <>
      {isAsked ? (
        <>
          <clipPath id={clip}>
            <path d={reach} />
          </clipPath>
          <path className={styles['reach']} d={shape} strokeWidth={2 * slack} clipPath={`url(#${clip})`} />
        </>
      ) : null}
      <path className={classes(styles['shape'], isAsked && styles['asked'])} d={shape} />
    </>
  );
}

export function TargetDrawing(props: Props) {
  const { outline } = props.target;
  const parsed = useMemo(() => (outline === undefined ? undefined : parseOutline(outline)), [outline]);
  return parsed ? <OutlineDrawing {...props} outline={parsed} /> : <BoxDrawing {...props} />;
}
