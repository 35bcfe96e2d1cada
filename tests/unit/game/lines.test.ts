import fc from 'fast-check';
import { expect, it } from 'vitest';
import en from '../../../resources/locales/en/play.json';
import fr from '../../../resources/locales/fr/play.json';
import { LINE_COUNTS, lineOf, NEAR, type LineKind } from '../../../src/game/lines';
import { mapPoint } from '../../../src/game/space';
import type { Answer } from '../../../src/game/session';
import { MISS, quest, setUp } from '../../support/game-builders';

const asked = quest(5);
const answer = (right: boolean, point = MISS.point): Answer => ({
  quest: asked,
  marks: [{ point, slack: 0 }],
  right,
  askedAt: 0,
  at: 1000,
});
const line = (answers: readonly Answer[], seed = 7) => lineOf({ answers, setup: setUp({ seed }) });
const kinds = (answers: readonly Answer[]) =>
  answers.map((_, index) => line(answers.slice(0, index + 1))?.kind);

it('says nothing before the first answer', () => {
  expect(line([])).toBeUndefined();
});

it('tells a row from the third right answer on, until a wrong one', () => {
  const run = [true, true, true, true, false, true].map((right) => answer(right));
  expect(kinds(run)).toEqual(['right', 'right', 'row', 'row', 'wrong', 'right']);
});

it('tells what was near from what was not', () => {
  const [target] = asked.positions;
  const right = target?.bottom.x ?? 0;
  const y = target?.top.y ?? 0;
  expect(line([answer(false, mapPoint(right + NEAR, y))])?.kind).toBe('near');
  expect(line([answer(false, mapPoint(right + NEAR + 1, y))])?.kind).toBe('wrong');
});

it('does not call near what was found of several', () => {
  const several = quest(6, 2);
  const [first, second] = several.positions;
  if (!first || !second) throw new Error('the quest has two targets');
  const hit = { point: first.top, slack: 0 };
  const beside = { point: mapPoint(second.bottom.x + 10, second.top.y), slack: 0 };
  const said = (...marks: Answer['marks']) => line([{ ...answer(false), quest: several, marks }])?.kind;
  expect(said(hit, MISS)).toBe('wrong');
  expect(said(hit, hit)).toBe('wrong');
  expect(said(hit, beside)).toBe('near');
});

it('is one of the lines there are, and never the same twice running', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.nat(), (rights, seed) => {
      const answers = rights.map((right) => answer(right));
      const lines = answers.map((_, index) => line(answers.slice(0, index + 1), seed));
      const last = new Map<LineKind, number>();
      for (const one of lines) {
        if (!one) throw new Error('an answer has a line');
        expect(one.number).toBeGreaterThanOrEqual(1);
        expect(one.number).toBeLessThanOrEqual(LINE_COUNTS[one.kind]);
        expect(last.get(one.kind)).not.toBe(one.number);
        last.set(one.kind, one.number);
      }
    }),
  );
});

it('finds every line sooner or later', () => {
  const said = new Set(Array.from({ length: 300 }, (_, seed) => line([answer(true)], seed)?.number));
  expect(said.size).toBe(LINE_COUNTS.right);
});

it.each([
  ['fr', fr],
  ['en', en],
])('has at least forty texts, each its own, in %s', (_, { lines }) => {
  const texts = Object.values(lines).flatMap((kind) => Object.values(kind));
  expect(texts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(texts).size).toBe(texts.length);
  for (const [kind, count] of Object.entries(LINE_COUNTS))
    expect(Object.keys(new Map(Object.entries(lines)).get(kind) ?? {})).toEqual(
      Array.from({ length: count }, (__, index) => String(index + 1)),
    );
});
