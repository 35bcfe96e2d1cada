/** The drawn levels' own files, as `npm run atlas` left them; a checkout without maps has none to look at. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boxOfMask, holds } from '../../../../src/game/outline';
import { Clear } from '../../../../src/living/air/clear';
import { birds, clouds, curtains, dotsOf, falling } from '../../../../src/living/air/dots';
import { spread } from '../../../support/spread';
import { drawn, levelOf, type Somebody } from '../../../support/drawn-life';

/** As it travels: what lives on the first view, and on a map by day or by night. */
const MOST_BYTES = 150_000;
const MOST_BYTES_A_MAP = 350_000;

const CREATURES = ['beast', 'bird', 'blob', 'bug', 'critter', 'fish', 'golem', 'serpent', 'leaf'];

describe.skipIf(drawn.length === 0)('what lives on the drawn maps', () => {
  const levels = drawn.map(levelOf);

  it('nothing that moves ever covers a target, and each breathes and answers', () => {
    for (const { name, file, figures, outlines } of levels) {
      expect(gzipSync(JSON.stringify(file)).length, name).toBeLessThan(MOST_BYTES);
      // what moves is kept off the shapes of figures: a target's must be there, to the pixel
      const sought = new Set(figures.flatMap(({ quest }) => quest ?? []));
      expect(
        outlines.filter(({ quest }) => !sought.has(quest)).map(({ quest }) => `${name}: ${quest}`),
      ).toEqual([]);
      expect(figures.length).toBeGreaterThan(outlines.length + 80);
    }
  });

  it('three taps in ten at least meet somebody or something, all others what lies there', () => {
    for (const { name, shapes, file, map } of levels) {
      const answered = spread(200, map.width, map.height).filter(({ x, y }) =>
        shapes.some((shape) => holds(shape, Math.floor(x), Math.floor(y))),
      );
      expect(answered.length, name).toBeGreaterThanOrEqual(60);
      const { cell, rows } = file.under;
      expect(rows.length).toBe(Math.ceil(map.height / cell));
      expect(
        rows.every((row) => /^[swglnib]+$/.test(row) && row.length === Math.ceil(map.width / cell)),
      ).toBe(true);
    }
  });

  it('three to six drawn pokes and one chain of three, each on pixels of its own thing alone', () => {
    for (const { name, file, shapes } of levels) {
      expect(file.pokes.length, name).toBeGreaterThanOrEqual(3);
      expect(file.pokes.length, name).toBeLessThanOrEqual(6);
      expect(new Set(file.pokes.map(({ kind }) => kind)).size, name).toBeGreaterThanOrEqual(3);
      expect(file.chain.length, name).toBe(3);
      const spots = [...file.pokes, ...file.chain];
      expect(new Set(spots.map(({ thing }) => thing)).size).toBe(spots.length);
      for (const { thing, x, y, side } of spots) {
        const shape = shapes[thing];
        expect(file.things[thing]?.figure).toBeUndefined();
        for (let row = y; row < y + side; row++)
          expect(
            shape?.rows[row - shape.top]?.some(([start, end]) => start <= x && x + side <= end),
            `${name} ${thing} ${row}`,
          ).toBe(true);
      }
    }
  });

  it('nothing in the air covers a pixel of anybody, at any time', () => {
    for (const { file, figures, map } of levels) {
      const clear = new Clear(map, figures);
      const targets = figures.filter(({ quest }) => quest !== undefined);
      const view = { left: 0, top: 0, right: map.width, bottom: map.height };
      for (const seconds of [3, 61]) {
        const dots = [
          ...falling('snow', seconds, view, 0.5),
          ...file.sources.flatMap((source, index) => dotsOf(source, index, seconds)),
          ...birds(seconds, map.width, 800, 0.5),
          ...clouds(seconds, map.width, 800),
          ...curtains(seconds, map.width, 800),
        ].filter(({ x, y, reach }) => clear.isClearAround(x, y, reach));
        const covered = targets.filter(({ shape }) => {
          const box = boxOfMask(shape);
          return dots.some(({ x, y, reach }) => {
            if (
              x + reach < box.left ||
              x - reach > box.right ||
              y + reach < box.top ||
              y - reach > box.bottom
            )
              return false;
            return shape.rows.some((row, index) => {
              const dy = shape.top + index + 0.5 - y;
              return (
                Math.abs(dy) < reach &&
                row.some(([start, end]) => Math.hypot(Math.max(start - x, 0, x - end), dy) < reach)
              );
            });
          });
        });
        expect(covered.map(({ quest }) => quest)).toEqual([]);
      }
    }
  });

  it('targets blink as often as the crowd of their map, within ten points, people and creatures apart', () => {
    for (const { name, figures } of levels)
      for (const isCreature of [false, true]) {
        const kind = figures.filter(({ thing }) => CREATURES.includes(thing.voice) === isCreature);
        const [targets, crowd] = [true, false].map((isTarget) =>
          kind.filter(({ quest }) => (quest !== undefined) === isTarget),
        );
        if (!targets?.length || !crowd?.length) continue;
        const share = (list: readonly Somebody[]) =>
          list.filter(({ thing }) => thing.eyes).length / list.length;
        expect(
          Math.abs(share(targets) - share(crowd)),
          `${name}: ${share(targets)} of targets, ${share(crowd)} of the crowd`,
        ).toBeLessThan(0.1001);
      }
    const crowd = levels.flatMap(({ figures }) => figures.filter(({ quest }) => quest === undefined));
    expect(crowd.filter(({ thing }) => thing.eyes).length / crowd.length).toBeGreaterThan(0.3);
  });

  it('something besides figures moves on each map', () => {
    for (const { name, file } of levels) {
      expect(file.things.filter(({ moves }) => moves).length, name).toBeGreaterThan(15);
      expect(file.weather, name).toBeDefined();
    }
  });

  const machines = levels.flatMap(({ name, file, figures, lights }) =>
    lights.flatMap((light) => light.machines.map((machine) => ({ name, file, figures, machine }))),
  );

  it('what moves of machines never covers anybody, in any phase: it is only seen where no figure is', async () => {
    for (const { name, figures, machine } of machines)
      for (const { x, y, width, height, src } of machine.rooms) {
        const raw = await sharp(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'))
          .ensureAlpha()
          .raw()
          .toBuffer();
        expect(raw.length, name).toBe(width * height * 4);
        const isSeen = (column: number, row: number) =>
          column >= 0 &&
          row >= 0 &&
          column < width &&
          row < height &&
          (raw[(row * width + column) * 4 + 3] ?? 0) > 12;
        for (const { shape, quest } of figures) {
          const box = boxOfMask(shape);
          if (box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height) continue;
          let [all, covered] = [0, 0];
          for (const [index, row] of shape.rows.entries())
            for (const [start, end] of row)
              for (let column = start; column < end; column++) {
                all++;
                if (isSeen(column - x, shape.top + index - y)) covered++;
              }
          expect(covered / all, `${name}: ${quest ?? 'one of the crowd'}`).toBeLessThanOrEqual(0.005);
        }
      }
    expect(machines.length).toBeGreaterThanOrEqual(20);
  });

  it('a machine whose parts move does nothing else, and each part is seen in a room of it', () => {
    for (const { name, file, machine } of machines) {
      const { figure, moves } = file.things[machine.thing] ?? {};
      expect([figure, moves], name).toEqual([undefined, undefined]);
      expect(file.machines, name).toContain(machine.thing);
      expect(machine.parts.every(({ room }) => room < machine.rooms.length)).toBe(true);
      for (const { src } of [machine.bare, ...machine.rooms, ...machine.parts.map(({ picture }) => picture)])
        expect(src).toMatch(/^data:image\/webp;base64,/);
    }
  });

  it('everybody who is looked for has a cheer where they stand, on every picture and in every light', () => {
    for (const { name, cheers, places, isNight } of levels) {
      expect(cheers.length, name).toBe(isNight ? 2 : 1);
      for (const light of cheers) {
        expect(light.map(({ id }) => id).toSorted(), name).toEqual(places.map(({ id }) => id).toSorted());
        for (const { id, top, bottom } of places) {
          const { x = 0, y = 0, width = 0, height = 0 } = light.find((each) => each.id === id)?.picture ?? {};
          const isThere = x < bottom.x && x + width > top.x && y < bottom.y && y + height > top.y;
          expect(isThere, `${name} ${id}`).toBe(true);
        }
      }
    }
  });

  it('by night as much moves of machines as by day, and by either a map stays within its bytes', () => {
    for (const { name, file, lights, cheers, isNight } of levels) {
      const [day, night] = lights;
      expect(lights.length, name).toBe(isNight ? 2 : day ? 1 : 0);
      if (day && night)
        expect(night.machines.map(({ thing }) => thing)).toEqual(day.machines.map(({ thing }) => thing));
      for (const at of [0, 1]) {
        const parts = [file, lights[at], cheers[at]].filter((part) => part !== undefined);
        const bytes = parts.reduce<number>((sum, part) => sum + gzipSync(JSON.stringify(part)).length, 0);
        expect(bytes, name).toBeLessThan(MOST_BYTES_A_MAP);
      }
    }
    expect(levels.filter(({ isNight }) => isNight).length).toBe(2);
  });
});
