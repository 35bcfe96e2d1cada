import { describe, expect, it } from 'vitest';
import { mayBeSaid } from '../../../../../atlas/further/crowd/alike';
import { clueFor } from '../../../../../atlas/further/crowd/choose';
import { cieLab, nameOf, namesOf } from '../../../../../atlas/further/crowd/colours';
import { silhouetteText, type Whose } from '../../../../../atlas/further/crowd/silhouette';
import type { Described, Saying } from '../../../../../atlas/further/crowd/tell';
import { whoIs } from '../../../../../atlas/further/crowd/who';
import { targetOf } from '../../../../../src/crowd/shape';
import { targetsHit } from '../../../../../src/game/hit-test';
import { mapPoint } from '../../../../../src/game/space';

const RED = cieLab(217, 63, 60);
const GREEN = cieLab(75, 154, 85);

const cap = (lab = RED, name: 'red' | 'green' = 'red'): Saying => ({
  trait: 'hat',
  code: 'cap',
  looks: ['cap'],
  colour: { name, lab },
  seen: 500,
});
const book: Saying = { trait: 'item', code: 'book', looks: ['sheet'], seen: 400 };

/** Somebody of whom exactly this is seen. */
const person = (...sayings: readonly Saying[]): Described => ({
  sayings,
  glimpses: sayings.map(({ trait, looks, colour }) => ({
    trait,
    looks,
    colours: colour ? [{ called: colour.name, names: new Set([colour.name]), lab: colour.lab }] : [],
  })),
});

describe('colours', () => {
  it('are named only where people agree', () => {
    expect(nameOf({ swatch: 'red', lab: RED })).toBe('red');
    expect(nameOf({ swatch: 'coral', lab: cieLab(242, 112, 92) })).toBeUndefined();
    // a red that a night turned grey is red to nobody
    expect(nameOf({ swatch: 'red', lab: cieLab(120, 118, 125) })).toBeUndefined();
    expect([...namesOf({ swatch: 'ginger', lab: cieLab(226, 123, 59) })]).toEqual(
      expect.arrayContaining(['orange', 'brown']),
    );
  });
});

describe('what is said of one person', () => {
  it('may be meant of another who looks alike, and not across the margin between colours', () => {
    expect(mayBeSaid(cap(), person(cap()))).toBe(true);
    expect(mayBeSaid(cap(), person(cap(GREEN, 'green')))).toBe(false);
    expect(mayBeSaid(cap(), person(cap(cieLab(205, 70, 70), 'green')))).toBe(true);
    expect(mayBeSaid({ ...cap(), looks: ['brim'] }, person(cap()))).toBe(false);
    expect(mayBeSaid(book, person(cap()))).toBe(false);
  });

  it('makes a clue of the fewest things that fit nobody else', () => {
    expect(clueFor(person(cap(), book), [person(book)])).toEqual([cap()]);
    expect(clueFor(person(cap(), book), [person(cap()), person(book)])).toEqual([cap(), book]);
    expect(clueFor(person(cap(), book), [person(cap(), book)])).toBeUndefined();
  });

  it('names nobody a girl or a boy by one sign alone, nor where signs differ', () => {
    expect(whoIs({ build: 'kid', hair: 'twinTails', hat: 'ribbon' })).toBe('girl');
    expect(whoIs({ build: 'kid', hair: 'twinTails' })).toBe('child');
    expect(whoIs({ build: 'tall', outfit: 'suit', hair: 'slick' })).toBe('man');
    expect(whoIs({ outfit: 'suit', hair: 'twinTails', hat: 'ribbon' })).toBe('someone');
  });

  it('says no more of somebody whose face is turned away than that it is a child', () => {
    expect(whoIs({ build: 'kid', hair: 'twinTails', hat: 'ribbon', facing: 'side' })).toBe('child');
    expect(whoIs({ build: 'tall', outfit: 'suit', hair: 'slick', facing: 'away' })).toBe('someone');
    expect(whoIs({ outfit: 'suit', face: ['beard'], build: 'tall', facing: 'side' })).toBe('man');
  });
});

describe('a silhouette', () => {
  // somebody 60 wide and 90 high, with somebody else close by on the right
  const whose = (x: number, y: number): Whose => {
    if (y < 100 || y >= 190) return 'nobody';
    if (x >= 100 && x < 160) return 'own';
    return x >= 170 && x < 230 ? 'other' : 'nobody';
  };
  const text = silhouetteText({ x0: 100, y0: 100, x1: 160, y1: 190 }, whose);
  const target = text === undefined ? undefined : targetOf(text);
  const hit = (x: number, y: number, slack: number) =>
    target !== undefined && targetsHit({ point: mapPoint(x + 0.5, y + 0.5), slack }, [target]).length > 0;

  it('is hit on somebody, and by slack beside them, and by no tap on anybody else at whatever slack', () => {
    expect(hit(130, 150, 0)).toBe(true);
    expect(hit(88, 150, 20)).toBe(true);
    for (let y = 100; y < 190; y += 3) for (let x = 170; x < 230; x += 3) expect(hit(x, y, 60)).toBe(false);
  });

  it('is none where somebody else shows in every cell', () => {
    expect(
      silhouetteText({ x0: 0, y0: 0, x1: 12, y1: 12 }, (x) => (x % 2 === 0 ? 'own' : 'other')),
    ).toBeUndefined();
  });
});
