/** A run and a view as the lines of the debug panel: names as the code has them, for whoever reads the code. */
import { elapsedMs } from '../game/clock';
import type { RunEvent } from '../game/events';
import type { Recording } from '../game/replay';
import { scoreOf } from '../game/session';
import type { MapPoint, MapRect } from '../game/space';
import type { Shown } from './shown';

export type Line = readonly [name: string, value: string];

const LAST_EVENTS = 5;

const pointText = ({ x, y }: MapPoint) => `${x.toFixed(0)},${y.toFixed(0)}`;
const rectText = (rect: MapRect) =>
  `${pointText(rect)} ${rect.width.toFixed(0)}x${rect.height.toFixed(0)} px`;

function eventText(event: RunEvent): string {
  const at = `${event.type} @${event.at.toFixed(0)}`;
  return event.type === 'mark' ? `${at} ${pointText(event.point)} ±${event.slack.toFixed(0)}` : at;
}

/** `at` is an instant of the run's clock, in ms. */
export function runLines({ run, session }: Recording, at: number): Line[] {
  const { setup, quest, phase, verdict, marks, hintStep, goal } = session;
  return [
    ['mode', `${setup.mode}${setup.ranked ? '' : ' unranked'}`],
    ['seed', String(setup.seed)],
    ['quest', `${quest.quest} (${quest.positions.length})`],
    ['phase', `${phase} ${verdict}`],
    ['marks', String(marks.length)],
    ['hintStep', String(hintStep)],
    ['score', `${scoreOf(session)}/${goal}`],
    ['time', `${elapsedMs(session, at).toFixed(0)} ms`],
    ...run.events.slice(-LAST_EVENTS).map((event): Line => ['event', eventText(event)]),
  ];
}

/** Sizes of tiles with how many of each are shown, the largest first. */
function sizesText({ tiles }: Shown): string {
  const sizes = [...new Set(tiles.map(({ size }) => size))].toSorted((a, b) => b - a);
  return sizes.map((size) => `${size}: ${tiles.filter((tile) => tile.size === size).length}`).join(', ');
}

/** `slack` in natural pixels. */
export function viewLines(shown: Shown, wantedSize: number, slack: number): Line[] {
  return [
    ['zoom', `${shown.zoom.toFixed(0)} %`],
    ['view', rectText(shown.view)],
    ['tiles', `${sizesText(shown)} (wanted ${wantedSize})`],
    ['slack', `${slack.toFixed(0)} px`],
  ];
}
