import { describe, expect, it } from 'vitest';
import { boxArea, overlap } from '../../../../atlas/core/geometry';
import type { Box } from '../../../../atlas/core/geometry';
import { SQUASH } from '../../../../atlas/core/frame';
import { CONTESTS } from '../../../../atlas/endless/scenes/contests';
import { GATHERINGS } from '../../../../atlas/endless/scenes/gatherings';
import { MISHAPS } from '../../../../atlas/endless/scenes/mishaps';
import { SHORES } from '../../../../atlas/endless/scenes/shores';
import { HERO_SIGHTS, WATCHERS } from '../../../../atlas/endless/scenes/sights';
import type { Player, Spectacle } from '../../../../atlas/endless/scenes/spectacle';
import { spectaclesFor } from '../../../../atlas/endless/scenes/tell';
import { MOODS } from '../../../../atlas/endless/moods';

const LARGE: readonly (readonly [string, Spectacle])[] = [
  ...Object.entries(CONTESTS),
  ...Object.entries(MISHAPS),
  ...Object.entries(GATHERINGS),
  ...Object.entries(HERO_SIGHTS),
  ...Object.entries<Spectacle>(SHORES),
];
const ALL = [...LARGE, ...WATCHERS.map((scene, i): [string, Spectacle] => [`watchers ${i}`, scene])];

/** Who sits or crouches is lower, and children are smaller; world units. */
const tall = ({ as, animal }: Player): number => {
  if (animal) return 70;
  const low = ['sit', 'crouch', 'kneel', 'sleep'].includes(as.pose ?? 'stand');
  return low ? 104 : ['kid', 'toddler'].includes(as.build ?? '') ? 124 : as.build === 'tall' ? 166 : 142;
};
const feet = ({ dy, lift = 0 }: Player): number => dy * SQUASH - lift;
const headOf = (player: Player): Box => {
  const y0 = feet(player) - tall(player);
  return { x0: player.dx - 34, x1: player.dx + 34, y0, y1: y0 + 66 };
};
const bodyOf = (player: Player): Box => ({
  x0: player.dx - 22,
  x1: player.dx + 22,
  y0: headOf(player).y1,
  y1: feet(player),
});

describe('the large scenes', () => {
  it.each(LARGE)('%s has six to nine who play', (_, { players }) => {
    expect(players.length).toBeGreaterThanOrEqual(6);
    expect(players.length).toBeLessThanOrEqual(9);
  });

  it.each(ALL)('%s covers no head with another player', (_, { players }) => {
    for (const player of players)
      for (const other of players) {
        const isBefore = other.dy + (other.before ?? 0) > player.dy + (player.before ?? 0);
        if (other === player || !isBefore || player.as.pose === 'sleep' || player.animal) continue;
        const head = headOf(player);
        const covered = (overlap(head, headOf(other)) + overlap(head, bodyOf(other))) / boxArea(head);
        expect(covered, `${JSON.stringify(player)} behind ${JSON.stringify(other)}`).toBeLessThan(0.22);
      }
  });

  it('have nobody in two places', () => {
    for (const [name, { players }] of ALL) {
      const spots = players.map(({ dx, dy, lift = 0 }) => `${dx} ${dy} ${lift}`);
      expect(new Set(spots).size, name).toBe(spots.length);
    }
  });

  it('are many for every mood, and those of the snow and of the dark are told there alone', () => {
    for (const mood of Object.values(MOODS)) {
      const told = spectaclesFor({ mood });
      expect(told.length).toBeGreaterThan(20);
      expect(told.includes(CONTESTS.snowWar)).toBe(mood.climate === 'snow');
      expect(told.includes(CONTESTS.giantBall)).toBe(mood.climate === 'green');
      expect(told.includes(GATHERINGS.ghostStory)).toBe(mood.lamps);
    }
  });
});
