/** Second copies of what a title names, and targets that stand elsewhere than their hint says. */
import { describe, expect, it } from 'vitest';
import type { TargetFacts } from '../../../../atlas/truth/facts';
import { doubleFaults, nearFaults } from '../../../../atlas/truth/judge';
import type { Shown } from '../../../../atlas/truth/shown';

const seen = { alone: 900, seen: 900 };
const target = (quest: string, parts: readonly string[], near: TargetFacts['near'] = {}): TargetFacts => ({
  quest,
  index: 0,
  at: [10, 20],
  whole: seen,
  parts: Object.fromEntries(parts.map((part) => [part, seen])),
  near,
});
const facts = (targets: readonly TargetFacts[], others: Record<string, [number, number][]> = {}) => ({
  version: 1 as const,
  targets: targets.map((each, i) => ({ ...each, index: i })),
  others,
});

describe('second copies', () => {
  const shown: Shown = {
    quest1: { title: [['off:umbrella', 'umbrella', 'parapluie']] },
    quest2: { hint: [['hold:fan', 'fan', 'éventail']] },
  };

  it('finds somebody of the crowd with what a title names, in whichever hand', () => {
    const [fault, ...more] = doubleFaults(
      facts([target('quest1', ['off:umbrella'])], { 'hold:umbrella': [[5, 6]] }),
      shown,
    );
    expect(fault).toMatchObject({ quest: 'quest1', part: 'hold:umbrella' });
    expect(fault?.fault).toContain('5,6');
    expect(more).toEqual([]);
  });

  it('finds the target of another quest with it', () => {
    const both = [target('quest1', ['off:umbrella']), target('quest2', ['hold:umbrella'])];
    expect(doubleFaults(facts(both), shown)).toHaveLength(1);
  });

  it('says nothing of what only a hint names, of the quest’s own figures, or where both titles name it', () => {
    const fans = facts([target('quest2', ['hold:fan'])], { 'hold:fan': [[5, 6]] });
    expect(doubleFaults(fans, shown)).toEqual([]);
    const two = facts([target('quest1', ['off:umbrella']), target('quest1', ['hold:umbrella'])]);
    expect(doubleFaults(two, shown)).toEqual([]);
    const named: Shown = { ...shown, quest2: { title: [['hold:umbrella', 'umbrella', 'parapluie']] } };
    const both = [target('quest1', ['off:umbrella']), target('quest2', ['hold:umbrella'])];
    expect(doubleFaults(facts(both), named)).toEqual([]);
  });
});

describe('places', () => {
  const shown: Shown = {
    quest1: {
      near: [
        ['ground:moss', 'wood', 'bois'],
        ['thing:tree', 'wood', 'bois'],
        ['thing:tent', 'tents', 'tentes'],
      ],
    },
  };
  const parts = (near: TargetFacts['near']) =>
    nearFaults(facts([target('quest1', [], near)]), shown).map(({ part }) => part);

  it('wants every place that a hint names within 300 px, whichever of its kinds', () => {
    expect(parts({ 'thing:tree': 300, 'thing:tent': 0 })).toEqual([]);
    expect(parts({ 'ground:moss': 12, 'thing:tent': 301 })).toEqual(['tents']);
    expect(parts({})).toEqual(['wood', 'tents']);
  });

  it('lets the figures of a quest share its places, but none of them stand elsewhere', () => {
    const pair = [target('quest1', [], { 'thing:tree': 50 }), target('quest1', [], { 'thing:tent': 50 })];
    expect(nearFaults(facts(pair), shown)).toEqual([]);
    const stray = [...pair, target('quest1', [], { 'thing:fountain': 5 })];
    expect(nearFaults(facts(stray), shown).map(({ part }) => part)).toEqual(['figure 3']);
  });

  it('asks nothing where a hint names no place', () => {
    expect(nearFaults(facts([target('quest2', [])]), { quest2: {} })).toEqual([]);
  });
});
