/** Light by night that no lamp post gives: a pool before each large landmark and around each group, and nowhere so much that it becomes a sheet. */
import { SQUASH } from '../core/frame';
import type { GlowColour } from '../core/glow';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Pool, Scene } from '../core/scene';
import type { Stage } from '../stage/place';
import type { Landmark } from './landmarks';

/** Lamps of the same reach nearer to each other than this share of it are one. */
const ONE = 0.5;
/** How far a landmark stands in its own pool, and how wide that is, as shares: it is warmed, not bleached. */
const [DEEP, WIDE] = [0.5, 0.8];
const WIDEST = 460;
const COLOURS: readonly GlowColour[] = ['amber', 'white', 'amber', 'teal', 'amber', 'violet'];

/** A pool of light around people, `reach` in world units; by day none. */
export function lightGroup(scene: Scene, [x, y]: Point, reach: number): void {
  if (scene.light.night) scene.lamps.push({ x, y, reach: reach * scene.scaleAt(y), colour: 'amber' });
}

/** One pool before each landmark but the hero, which has its own light; on the water only what floats there is lit. */
export function lightLandmarks({ scene, ground }: Stage, landmarks: readonly Landmark[]): void {
  if (!scene.light.night) return;
  const standing = landmarks.slice(1).filter(({ role }) => role !== 'aloft' && role !== 'prop');
  for (const [i, { role, thing }] of standing.entries()) {
    const { x0, x1 } = thing.inked.inkBox;
    const reach = Math.min(WIDEST, (x1 - x0) * WIDE);
    const [x, y] = [(x0 + x1) / 2, thing.at[1] + DEEP * reach * SQUASH];
    if (role !== 'water' && ground.kindAt([x, y]) === 'water') continue;
    scene.lamps.push({
      x,
      y,
      reach,
      colour: role === 'water' ? 'white' : nth(COLOURS, i % COLOURS.length),
    });
  }
}

/** Takes away lamps that only add to the light of another: many pools upon each other end in an edge. */
export function thinLights(lamps: Pool[]): void {
  const kept: Pool[] = [];
  for (const lamp of lamps.toSorted((a, b) => b.reach - a.reach)) {
    const isLit = kept.some(({ x, y, reach }) => Math.hypot(lamp.x - x, (lamp.y - y) / SQUASH) < ONE * reach);
    if (!isLit) kept.push(lamp);
  }
  lamps.splice(0, Infinity, ...kept);
}
