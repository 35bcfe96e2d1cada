import { describe, expect, it, vi } from 'vitest';
import { Resvg } from '../../../../atlas/render/instead-of-resvg';

const drawn = (side: number) =>
  new Resvg(`<svg width="${side}" height="${side}"><path d="M0 0H9V9H0Z" fill="#010203"/></svg>`, {
    background: '#000000',
  }).render();

describe('the renderer of devices', () => {
  it('lets the forty million bytes of a large picture go as soon as the next one is rendered', () => {
    const large = drawn(2000);
    expect(Array.from(large.pixels.slice(0, 4))).toEqual([1, 2, 3, 255]);
    const transfer = vi.fn<(bytes: number) => void>();
    Object.defineProperty(large.pixels.buffer, 'transfer', { value: transfer });
    drawn(10);
    drawn(10);
    expect(transfer.mock.calls).toEqual([[0]]);
  });

  it('keeps small ones: parts of a figure are compared with each other', () => {
    const small = drawn(100);
    drawn(2000);
    drawn(10);
    expect(Array.from(small.pixels.slice(0, 4))).toEqual([1, 2, 3, 255]);
  });
});
