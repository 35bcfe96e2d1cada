/** Tells whether a hand can have played a run: its places were on screen, and the way between them took its time. */
import { TAP_SLACK_CSS } from '../game/slack';
import type { Mark } from '../game/hit-test';
import type { MapPoint } from '../game/space';
import type { Session } from '../game/session';
import type { CssPx } from '../viewer/space';
import { SLACK_PARTS } from './grain';
import { viewAt, type RunRecord, type View } from './record';

/** Least ms between two marks: two thumbs in turn are no faster. */
const LEAST_BETWEEN_MARKS = 40;
/** Fastest way of a pointer, in CSS px per ms, beyond a reach that a second thumb may span at once. */
const FASTEST_WAY = 10;
const SECOND_THUMB: CssPx = 250;
/** Least median of the times from a quest to its right answer, in ms, over at least so many answers. */
const LEAST_MEDIAN = { ms: 350, answers: 5 } as const;
/** How far outside the view, in CSS px, a mark may seem to lie: zoom and centre are told in whole numbers. */
const VIEW_GRAIN: CssPx = 16;

export type HandDoubt = 'unseen' | 'slackOfAnotherZoom' | 'handTooFast' | 'eyeTooFast';

interface SeenMark extends Mark {
  readonly at: number;
}

const inCss = (from: MapPoint, to: MapPoint, { zoom }: View) => ({
  x: (Math.abs(to.x - from.x) * zoom) / 100,
  y: (Math.abs(to.y - from.y) * zoom) / 100,
});

function isInView(mark: SeenMark, view: View, { window }: RunRecord): boolean {
  const { x, y } = inCss(view.centre, mark.point, view);
  // a phone may have been turned since the start
  return Math.max(x, y) <= Math.max(window.width, window.height) / 2 + VIEW_GRAIN;
}

/** Whether the slack is that of the zoom, which is told in whole percent. */
function isSlackOf({ zoom }: View, slack: number): boolean {
  const slackAt = (percent: number) => (TAP_SLACK_CSS * 100) / percent;
  const grain = 1 / SLACK_PARTS;
  return zoom > 1 && slack <= slackAt(zoom - 0.6) + grain && slack >= slackAt(zoom + 0.6) - grain;
}

function isWayPossible(from: SeenMark, to: SeenMark, view: View): boolean {
  const wait = to.at - from.at;
  const { x, y } = inCss(from.point, to.point, view);
  return wait >= LEAST_BETWEEN_MARKS && Math.hypot(x, y) <= SECOND_THUMB + FASTEST_WAY * wait;
}

/** Whether an eye can have found so much, as the times from a quest to its right answer tell, over all `sessions` together. */
export function isEyePossible(...sessions: readonly Session[]): boolean {
  const times = sessions
    .flatMap(({ answers }) => answers)
    .filter(({ right }) => right)
    .map(({ at, askedAt }) => at - askedAt)
    .toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  return times.length < LEAST_MEDIAN.answers || median >= LEAST_MEDIAN.ms;
}

/** Why no hand can have played this; undefined when one can. `session` is where the record's run ends. */
export function findHandDoubt(record: RunRecord, session: Session): HandDoubt | undefined {
  const marks = record.run.events.flatMap((event) => (event.type === 'mark' ? [event] : []));
  let before: { readonly mark: SeenMark; readonly view: View } | undefined;
  for (const mark of marks) {
    const view = viewAt(record.views, mark.at);
    if (!view || !isInView(mark, view, record)) return 'unseen';
    if (!isSlackOf(view, mark.slack)) return 'slackOfAnotherZoom';
    if (before) {
      const still = before.view === view;
      const possible = still
        ? isWayPossible(before.mark, mark, view)
        : mark.at - before.mark.at >= LEAST_BETWEEN_MARKS;
      if (!possible) return 'handTooFast';
    }
    before = { mark, view };
  }
  return isEyePossible(session) ? undefined : 'eyeTooFast';
}
