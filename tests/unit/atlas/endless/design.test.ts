import { describe, expect, it } from 'vitest';
import { castOf } from '../../../../atlas/endless/cast';
import { ROTA } from '../../../../atlas/endless/rota';
import { KINDS, SIZELESS } from '../../../../atlas/endless/stature';
import { designOf, lenders, lendsEnough } from '../../../../atlas/endless/design';
import { MOODS } from '../../../../atlas/endless/moods';
import { PLANS } from '../../../../atlas/endless/plans';
import { standsIn } from '../../../../atlas/endless/part';
import { WORLDS } from '../../../../atlas/endless/worlds';
import { differences, LEAST_DIFFERENCES, mistakable } from '../../../../atlas/stage/cast';
import { THEMES } from '../../../../atlas/levels';
import { codeOfWord } from '../../../../src/endless/code';

const code = (word: string) => codeOfWord(word) ?? expect.fail(`"${word}" is no seed`);
const SEEDS = Array.from({ length: 120 }, (_, i) => `design ${i}`);

describe('the design of a map from a seed', () => {
  it('is the same for the same code and another for another attempt, whose mood stays', () => {
    const facts = (attempt: number) => {
      const { seed, moodName, planName, plan, worlds } = designOf(code('kyoto'), attempt);
      return { seed, moodName, planName, plan, worlds: worlds.map(({ keyword }) => keyword) };
    };
    expect(facts(0)).toEqual(facts(0));
    expect(facts(1)).not.toEqual(facts(0));
    expect(facts(1).moodName).toBe(facts(0).moodName);
  });

  it('uses every plan, every mood and every level sooner or later', () => {
    const designs = SEEDS.map((seed) => designOf(code(seed), 0));
    expect(new Set(designs.map(({ planName }) => planName)).size).toBe(Object.keys(PLANS).length);
    expect(new Set(designs.map(({ moodName }) => moodName)).size).toBe(Object.keys(MOODS).length);
    expect(new Set(designs.flatMap(lenders)).size).toBe(THEMES.length);
    expect(new Set(designs.map(({ worlds }) => worlds[0])).size).toBeGreaterThan(THEMES.length - 3);
  });

  it('is led by one level that has more than half of the quarters, and shared by two guests', () => {
    for (const seed of SEEDS) {
      const { mood, plan, worlds, reserve } = designOf(code(seed), 0);
      const [host] = worlds;
      expect(worlds.length).toBe(plan.quarters.length);
      const led = worlds.filter((world) => world === host).length / worlds.length;
      expect(led).toBeGreaterThan(0.5);
      expect(led).toBeLessThan(0.7);
      expect(host && lendsEnough(host, mood.climate, 6)).toBe(true);
      expect(new Set(worlds).size).toBe(3);
      expect(reserve.filter((world) => worlds.includes(world))).toEqual([]);
    }
  });

  it('has levels that lend enough there, and a boat where there is water', () => {
    for (const seed of SEEDS) {
      const design = designOf(code(seed), 0);
      const { mood, plan } = design;
      const all = lenders(design);
      expect(all.filter((world) => !lendsEnough(world, mood.climate))).toEqual([]);
      expect(all.length).toBe(6);
      const standing = all.flatMap(({ landmarks }) =>
        landmarks.filter((part) => standsIn(part, mood.climate)),
      );
      const lent = standing.flatMap(({ plays }) => plays);
      expect(lent).toContain('aloft');
      if (plan.water.length > 0) expect(lent).toContain('water');
    }
  });

  it('gives a day the season of its month, or an evening', () => {
    const moods = Array.from(
      { length: 28 },
      (_, i) => designOf(code(`2027-01-${String(i + 1).padStart(2, '0')}`), 0).moodName,
    );
    expect(new Set(moods)).toEqual(new Set(['winter', 'snowNight']));
  });
});

describe('the levels that lend', () => {
  it.each(WORLDS.map((world) => [world.keyword, world] as const))(
    '%s lends enough somewhere, and what it names',
    (_, world) => {
      expect(lendsEnough(world, 'green') || lendsEnough(world, 'snow')).toBe(true);
      for (const quest of world.staysHome)
        expect(world.cast.members.map((member) => member.quest)).toContain(quest);
    },
  );
});

describe('what is said of landmarks by their names', () => {
  it('is said of landmarks that a level lends', () => {
    const lent = new Set(
      WORLDS.flatMap(({ landmarks, props }) => [...landmarks, ...props]).map(({ name }) => name),
    );
    const named = [
      ...ROTA.flatMap(({ names }) => names),
      ...KINDS.flatMap(({ names }) => names),
      ...SIZELESS,
    ];
    expect(named.filter((name) => !lent.has(name))).toEqual([]);
  });
});

describe('the cast of a map from a seed', () => {
  it('has nobody who might be taken for somebody else, and nobody whose words stay at home', () => {
    for (const seed of SEEDS.slice(0, 25)) {
      const design = designOf(code(seed), 0);
      const { members, named } = castOf(design);
      expect(named.size).toBe(16);
      expect(members.length).toBeGreaterThanOrEqual(20);
      // whoever comes late finds no room: some of the crowd come before the last of the levels
      expect(members.slice(0, 14).filter(({ quest }) => !named.has(quest))).toHaveLength(4);
      for (const { keyword, quest } of named.values()) {
        const world = lenders(design).find((each) => each.keyword === keyword);
        expect(world?.staysHome).not.toContain(quest);
      }
      const specs = members.flatMap(({ figures }) => figures);
      for (const [i, a] of specs.entries())
        for (const b of specs.slice(i + 1)) {
          expect(mistakable(a, b) || mistakable(b, a)).toBe(false);
          expect(differences(a, b)).toBeGreaterThanOrEqual(LEAST_DIFFERENCES);
        }
    }
  });
});
