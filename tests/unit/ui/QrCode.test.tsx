// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { generate } from 'lean-qr';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from '../../../src/ui/QrCode';

afterEach(cleanup);

const TEXT = 'https://example.org/worldmaps/stroll/7';

function pictureOf(text: string): Document {
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: text });
  const svg = decodeURIComponent(src.replace(/^data:image\/svg\+xml,/, ''));
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

it('has a square of one unit for each dark one of the code, and four units of quiet around', () => {
  render(<QrCode text={TEXT} label="the stroll" />);
  const picture = pictureOf('the stroll').documentElement;
  const code = generate(TEXT);
  expect(picture.getAttribute('viewBox')?.split(' ').map(Number)).toEqual([
    -4,
    -4,
    code.size + 8,
    code.size + 8,
  ]);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const squares = path.split('M').slice(1);
  const dark = Array.from({ length: code.size ** 2 }, (_, at) => [at % code.size, Math.floor(at / code.size)])
    .filter(([x = 0, y = 0]) => code.get(x, y))
    .map(([x = 0, y = 0]) => `${x} ${y}h1v1h-1z`);
  expect(squares.toSorted()).toEqual(dark.toSorted());
  expect(dark.length).toBeGreaterThan(100);
});

it('is of the text that is given now', () => {
  const { rerender } = render(<QrCode text={TEXT} label="code" />);
  const before = pictureOf('code').documentElement.outerHTML;
  rerender(<QrCode text={`${TEXT}0`} label="code" />);
  expect(pictureOf('code').documentElement.outerHTML).not.toBe(before);
});
