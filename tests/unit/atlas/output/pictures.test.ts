import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../../atlas/output/drawn';
import { placeholderOf, rasterise, shrink } from '../../../../atlas/output/pictures';
import { fakeSvg } from '../../../support/fake-level';

/** A picture of nothing but noise, the same every time. */
function noise(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i += 32) {
    createHash('sha256').update(String(i)).digest().copy(data, i);
  }
  return { data, width, height };
}

describe('placeholderOf', () => {
  it('stays below a kilobyte for the busiest picture there can be', async () => {
    expect((await placeholderOf(noise(96, 68))).length).toBeLessThan(1000);
  });

  it('is as good as a kilobyte allows', async () => {
    const picture = await rasterise(fakeSvg('#7dba54'));
    const small = await shrink(picture, 48);
    const raw = { width: small.width, height: small.height, channels: 3 } as const;
    const best = await sharp(small.data, { raw }).webp({ quality: 60, effort: 6 }).toBuffer();
    expect(await placeholderOf(picture)).toBe(`data:image/webp;base64,${best.toString('base64')}`);
  });
});

describe('rasterise', () => {
  it('keeps colours and drops the alpha channel', async () => {
    const { data, width, height } = await rasterise(fakeSvg('#7dba54'));
    expect([width, height, data.length]).toEqual([600, 400, 600 * 400 * 3]);
    expect([...data.subarray(0, 3)]).toEqual([0x7d, 0xba, 0x54]);
  });
});

describe('shrink', () => {
  it('gives the picture itself at its own width', async () => {
    const picture = noise(60, 40);
    expect(await shrink(picture, 60)).toBe(picture);
    expect(await shrink(picture, 30)).toMatchObject({ width: 30, height: 20 });
  });
});
