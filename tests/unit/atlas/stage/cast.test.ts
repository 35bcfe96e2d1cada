import { describe, expect, it } from 'vitest';
import { LEAST_DIFFERENCES, differences, dresser, mistakable } from '../../../../atlas/stage/cast';
import { demonslayersCast } from '../../../../atlas/levels/demonslayers/cast';
import { pokemonCast } from '../../../../atlas/levels/pokemon/cast';
import { Random } from '../../../../atlas/core/random';

describe('who might be mistaken for a target', () => {
  const target = {
    hat: 'straw',
    colours: ['red'],
    hair: 'bob',
    hairColour: 'black',
    outfit: 'pirate',
  } as const;

  it('is somebody with its hat and main colour, or its hair and outfit', () => {
    expect(mistakable({ hat: 'straw', colours: ['red'] }, target)).toBe(true);
    expect(mistakable({ hair: 'bob', hairColour: 'black', outfit: 'pirate' }, target)).toBe(true);
  });

  it('is nobody who shares but one of them', () => {
    expect(mistakable({ hat: 'straw', colours: ['blue'] }, target)).toBe(false);
    expect(mistakable({ hair: 'bob', hairColour: 'black', outfit: 'tee' }, target)).toBe(false);
  });
});

describe.each([
  ['pokemon', pokemonCast],
  ['demonslayers', demonslayersCast],
])('the cast of %s', (_, cast) => {
  const dress = dresser(cast);
  const random = new Random('crowd');
  const crowd = Array.from({ length: 150 }, () => dress(random));
  const targets = cast.members.flatMap(({ figures }) => figures);

  it('dresses no two alike', () => {
    crowd.forEach((a, i) => {
      for (const b of crowd.slice(i + 1)) expect(differences(a, b)).toBeGreaterThanOrEqual(LEAST_DIFFERENCES);
    });
  });

  it('dresses nobody like a target', () => {
    for (const extra of crowd) for (const target of targets) expect(mistakable(extra, target)).toBe(false);
  });

  it('has targets that share no hat and main colour', () => {
    const looks = cast.members.map(({ figures }) => JSON.stringify([figures[0]]));
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('who stands in a quarter', () => {
  const dress = dresser(pokemonCast);
  const random = new Random('quarter');

  it('is dressed by it, in place of the cast', () => {
    const spec = dress(random, undefined, (from) => ({
      outfit: 'tee',
      hair: from.pick(['bob', 'long']),
      colours: ['red'],
    }));
    expect(spec).toMatchObject({ outfit: 'tee', colours: ['red'] });
  });

  it('is never like somebody dressed before, in a quarter or out of it', () => {
    const alike = () => ({ outfit: 'kimono', hair: 'braid', colours: ['navy'], build: 'tall' }) as const;
    dress(random, undefined, alike);
    expect(() => dress(random, undefined, alike)).toThrow('too small');
  });
});

describe('who comes when several might', () => {
  it('wears and does what was seen least', () => {
    const dress = dresser({
      members: [],
      extra: (random) => ({
        outfit: 'tee',
        hair: random.pick(['bob', 'long', 'wavy', 'pixie', 'medium', 'curly']),
        hairColour: random.pick(['black', 'blond', 'umber', 'ginger', 'silver', 'teal']),
        colours: [random.pick(['red', 'navy', 'white', 'mint', 'sand', 'rose'])],
        pose: random.pick(['stand', 'run', 'sit', 'wave', 'jump']),
      }),
    });
    const random = new Random('even');
    const times = new Map<string, number>();
    for (let i = 0; i < 100; i++) {
      const spec = dress(random);
      const pose = 'pose' in spec ? String(spec.pose) : '';
      times.set(pose, (times.get(pose) ?? 0) + 1);
    }
    // five poses of twenty each; by chance alone the rarest comes 13 times and the commonest 28
    expect(Math.min(...times.values())).toBeGreaterThanOrEqual(17);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(23);
  });
});
