// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../../../../atlas/endless/own-maths';
import { createHash } from 'node:crypto';
import process from 'node:process';
import { expect, it, vi } from 'vitest';
import { endlessSvg, layOutEndless } from '../../../../atlas/endless/map';
import { endlessPieces } from '../../../../atlas/endless/pieces';
import { placesOf } from '../../../../atlas/layout/silhouettes';
import { codeOfWord } from '../../../../src/endless/code';
import hashes from './whole.json';

// what devices draw with
vi.mock('@resvg/resvg-js', () => import('../../../../atlas/render/instead-of-resvg'));
vi.mock(
  '../../../../atlas/fairness/id-buffer',
  () => import('../../../../atlas/device/instead-of-id-buffer'),
);

/** A map takes a dozen seconds: `ENDLESS_SEEDS=20` lays out all of them. */
const COUNT = Number(process.env['ENDLESS_SEEDS'] ?? 1);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

// a released edition is a promise of places and clues: whoever changes a first hash then raises EDITION in
// src/endless/code.ts; the first edition is not released, and its hashes follow the drawing until it is. The second is of
// the picture, which may be drawn better
it.each(Object.entries(hashes).slice(0, COUNT))(
  'the whole map of %s is the one of its edition, to the last bit of a box and of the picture',
  { timeout: 300_000 },
  async (word, [boxes, picture]) => {
    const map = await layOutEndless(codeOfWord(word) ?? expect.fail(`"${word}" is no seed`));
    const places = placesOf(map.laid).map(({ quest, target }) => [quest, target]);
    // as devices write it
    const written = [...endlessPieces(map)].join('');
    expect([hash(JSON.stringify([places, map.told])), hash(written)]).toEqual([boxes, picture]);
    expect(written === endlessSvg(map)).toBe(true);
  },
);
