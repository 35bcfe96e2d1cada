import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { renderFlat } from '../../../../atlas/render/flat';
import { Resvg as Instead } from '../../../../atlas/render/instead-of-resvg';

const drawing = (body: string, view = '0 0 400 300') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="${view}" preserveAspectRatio="none"><g fill="none" stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`;

const BODY = [
  '<path d="M20 20C120 -20 180 90 120 160Z" fill="#000001"/>',
  '<path d="M40 250C90 180 160 290 240 200L300 260" stroke="#00ff02" stroke-width="9.5"/>',
  '<ellipse cx="300" cy="90" rx="70.5" ry="40" fill="#a00003" stroke="#a00003" stroke-width="3"/>',
  '<g transform="translate(200 150)rotate(33.3)scale(-1.5 1.5)"><g stroke-linejoin="round"><path d="M-30-30h60v50l-30 20-30-20z" fill="#ffff04" stroke="#ffff04" stroke-width="2" transform="translate(3 4)"/></g></g>',
  '<path d="M10 100H90V180H10ZM30 120H70V160H30Z" fill="#0000f5" fill-rule="evenodd"/>',
].join('');

describe('flat drawings', () => {
  it('have the pixels they had in every engine', () => {
    const hash = createHash('sha256').update(renderFlat(drawing(BODY), '#000000').pixels);
    expect(hash.digest('hex').slice(0, 16)).toBe('8b5c46496c3d4c3a');
  });

  it.each(['0 0 400 300', '100 50 200 150'])(
    'are those of the other renderer but for edges, seen at %s',
    (view) => {
      const ours = renderFlat(drawing(BODY, view), '#102030');
      const theirs = new Resvg(drawing(BODY, view), { background: '#102030' }).render().pixels;
      let differing = 0;
      for (let i = 0; i < theirs.length; i++) if (theirs[i] !== ours.pixels[i]) differing++;
      expect([ours.width, ours.height, ours.pixels.length]).toEqual([400, 300, theirs.length]);
      expect(differing / theirs.length).toBeLessThan(0.004);
    },
  );

  it('are refused when they hold what no id buffer holds', () => {
    expect(() => renderFlat(drawing('<text x="3">A</text>'), '#000000')).toThrow('<text>');
    expect(() => renderFlat(drawing('<path d="M0 0H9" fill="red"/>'), '#000000')).toThrow('"red"');
    expect(() => renderFlat('<g></g>', '#000000')).toThrow('no <svg>');
    expect(() => renderFlat('<path d="M0 0H9"/>', '#000000')).toThrow('no <svg>');
    expect(() => renderFlat('<svg width="2" height="2"></g><g></g>', '#000000')).toThrow('more groups');
  });
});

describe('figures in flat colours', () => {
  const BODIES = [
    '<clipPath id="c"><path d="M100 50H300V250H100Z"/></clipPath><g clip-path="url(#c)"><ellipse cx="100" cy="150" rx="90" ry="70" fill="#ff0000"/><clipPath id="d"><path d="M0 0H400V150H0Z"/></clipPath><g clip-path="url(#d)"><path d="M80 20L350 280" stroke="#00ff00" stroke-width="40"/></g></g>',
    '<clipPath id="e"><path d="M120 60L330 90L90 260Z"/></clipPath><g clip-path="url(#e)"><path d="M0 0H400V300H0Z" fill="#ff0000"/><clipPath id="f"><path d="M300 20L380 280L60 200Z"/></clipPath><g clip-path="url(#f)"><path d="M0 0H400V300H0Z" fill="#0000ff" fill-opacity="0.5"/></g></g>',
    '<path d="M50 50H250V200H50Z" fill="#ff8000"/><path d="M100 100H350V250H100Z" fill="#0000ff" fill-opacity="0.4"/><path d="M60 60H240" stroke="#000000" stroke-width="20" stroke-opacity="0.25"/>',
  ];

  it.each(BODIES)('are clipped, and laid over each other, as by the other renderer: %s', (body) => {
    for (const background of ['#ffffff', undefined]) {
      const ours = renderFlat(drawing(body), background).pixels;
      const options = background === undefined ? {} : { background };
      const theirs = new Resvg(drawing(body), options).render().pixels;
      let differing = 0;
      for (let at = 0; at < theirs.length; at += 4) {
        const [own, other] = [ours.subarray(at, at + 4), theirs.subarray(at, at + 4)];
        // theirs are multiplied by their opacity
        const share = background === undefined ? (own[3] ?? 0) / 255 : 1;
        if (own.some((value, i) => Math.abs((i < 3 ? value * share : value) - (other[i] ?? 0)) > 2))
          differing++;
      }
      expect(differing / (theirs.length / 4)).toBeLessThan(0.004);
    }
  });
});

it('stands in for the renderer of id buffers', () => {
  const { pixels, width, height } = new Instead(drawing(BODY), { background: '#000000' }).render();
  expect([width, height]).toEqual([400, 300]);
  expect(Buffer.compare(pixels, renderFlat(drawing(BODY), '#000000').pixels)).toBe(0);
});
