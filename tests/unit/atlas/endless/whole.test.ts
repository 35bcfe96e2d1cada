// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../../../../atlas/endless/own-maths';
import process from 'node:process';
import { expect, it, vi } from 'vitest';
import { endlessSvg, layOutEndless } from '../../../../atlas/endless/map';
import { endlessPieces } from '../../../../atlas/endless/pieces';
import { codeOfWord } from '../../../../src/endless/code';
import { hashesOf } from '../../../support/endless-hashes';
import hashes from './whole.json';

// what devices draw with
vi.mock('@resvg/resvg-js', () => import('../../../../atlas/render/instead-of-resvg'));
vi.mock(
  '../../../../atlas/fairness/id-buffer',
  () => import('../../../../atlas/device/instead-of-id-buffer'),
);

/** A map takes a dozen seconds: `ENDLESS_SEEDS=20` lays out all of them. */
const COUNT = Number(process.env['ENDLESS_SEEDS'] ?? 3);

// a released edition is a promise of places and clues: whoever changes a first hash then raises EDITION in
// src/endless/code.ts; the first edition is not released, and its hashes follow the drawing until it is. The second is of
// the picture, which may be drawn better
it.each(Object.entries(hashes).slice(0, COUNT))(
  'the whole map of %s is the one of its edition, to the last bit of a box and of the picture',
  { timeout: 300_000 },
  async (word, [boxes, picture]) => {
    const map = await layOutEndless(codeOfWord(word) ?? expect.fail(`"${word}" is no seed`));
    // as devices write it
    const written = [...endlessPieces(map)].join('');
    expect(await hashesOf(map, written)).toEqual([boxes, picture]);
    expect(written === endlessSvg(map)).toBe(true);
  },
);
