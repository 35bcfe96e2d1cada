/** What a machine laid on its canvas, in order, and what it was laid by. */
import type { Told } from './told-drawing';

interface Laid {
  readonly what: unknown;
  readonly how: unknown;
  readonly alpha: unknown;
  readonly pose: unknown;
}

/** What was laid, with what it was laid by. */
export function laidOf(told: readonly Told[]): Laid[] {
  const laid: Laid[] = [];
  let now: Omit<Laid, 'what'> = { how: 'source-over', alpha: 1, pose: undefined };
  const before: (typeof now)[] = [];
  for (const [what, ...given] of told) {
    if (what === 'save') before.push(now);
    if (what === 'restore') now = before.pop() ?? now;
    if (what === 'globalCompositeOperation =') now = { ...now, how: given[0] };
    if (what === 'globalAlpha =') now = { ...now, alpha: given[0] };
    if (what === 'transform') now = { ...now, pose: given };
    if (what !== 'drawImage') continue;
    const [image] = given;
    laid.push({
      ...now,
      what: image instanceof HTMLCanvasElement ? 'sheet' : Reflect.get(Object(image), 'src'),
    });
  }
  return laid;
}

/** What was laid and how, in order. */
export const orderOf = (told: readonly Told[]) => laidOf(told).map(({ what, how }) => [what, how]);
