import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintSvg, type Context } from '../../../../atlas/render/canvas';

/** A path that knows what it was made of. */
class KnownPath {
  constructor(readonly data = '') {}
  readonly added: KnownPath[] = [];
  addPath(path: KnownPath) {
    this.added.push(path);
  }
}

/** Notes what is painted, with how it was to be painted. */
function noting() {
  const painted: string[] = [];
  const clips: string[] = [];
  const matrices: number[][] = [];
  let depth = 0;
  const saved: Record<string, unknown>[] = [];
  const state: Record<string, unknown> = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: 'butt',
    globalCompositeOperation: 'source-over',
  };
  const gradient = (kind: string, ...places: number[]) => {
    const stops: string[] = [];
    return {
      addColorStop: (offset: number, colour: string) => stops.push(`${offset} ${colour}`),
      toString: () => `${kind}(${places.join(' ')}; ${stops.join(', ')})`,
    };
  };
  const context = {
    save: () => {
      depth++;
      saved.push({ ...state });
    },
    restore: () => {
      depth--;
      Object.assign(state, saved.pop());
    },
    transform: (...matrix: number[]) => matrices.push(matrix),
    clip: (path: KnownPath) => clips.push(path.added.map(({ data }) => data).join('|')),
    fill: (path: KnownPath, rule: string) =>
      painted.push(
        `fill ${path.data || path.added.map(({ data }) => data).join('|')} ${String(state['fillStyle'])} ${String(state['globalAlpha'])} ${rule} ${String(state['globalCompositeOperation'])}`,
      ),
    stroke: (path: KnownPath) =>
      painted.push(
        `stroke ${path.data} ${String(state['strokeStyle'])} ${String(state['lineWidth'])} ${String(state['lineCap'])} ${String(state['globalAlpha'])}`,
      ),
    createLinearGradient: (...places: number[]) => gradient('linear', ...places),
    createRadialGradient: (...places: number[]) => gradient('radial', ...places),
  };
  const watched = new Proxy(context, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : state[String(name)]),
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  return { context: watched as unknown as Context, painted, clips, matrices, depth: () => depth };
}

const document = (defs: string, body: string) =>
  `<svg width="90" height="60"><defs>${defs}</defs><g fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;
const never = async () => undefined;

beforeEach(() => {
  vi.stubGlobal('Path2D', KnownPath);
  vi.stubGlobal('DOMMatrix', KnownPath);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('painting on a canvas', () => {
  it('fills and strokes with colour and opacity, in the groups that move it', async () => {
    const { context, painted, matrices, depth } = noting();
    await paintSvg(
      context,
      document(
        '',
        '<g transform="translate(5 6)"><path d="M0 0H9" fill="#112233" fill-opacity="0.5" stroke="#445566" stroke-width="3"/></g><path d="M1 1" stroke="#000000" stroke-linecap="butt" transform="scale(2)"/>',
      ),
      never,
    );
    expect(painted).toEqual([
      'fill M0 0H9 #112233 0.5 nonzero source-over',
      'stroke M0 0H9 #445566 3 round 1',
      'stroke M1 1 #000000 1 butt 1',
    ]);
    expect(matrices).toEqual([
      [1, 0, 0, 1, 5, 6],
      [2, 0, 0, 2, 0, 0],
    ]);
    expect(depth()).toBe(0);
  });

  it('clips, multiplies, and keeps holes', async () => {
    const { context, painted, clips } = noting();
    await paintSvg(
      context,
      document(
        '',
        '<clipPath id="c"><path d="M7 7"/></clipPath><g clip-path="url(#c)"><path d="M8 8" fill="#101010" fill-rule="evenodd"/></g><g style="mix-blend-mode:multiply"><path d="M9 9" fill="#202020"/></g>',
      ),
      never,
    );
    expect(clips).toEqual(['M7 7']);
    expect(painted).toEqual([
      'fill M8 8 #101010 1 evenodd source-over',
      'fill M9 9 #202020 1 nonzero multiply',
    ]);
  });

  it('fills with gradients over the picture and over the box of a shape', async () => {
    const { context, painted, matrices } = noting();
    const stops =
      '<stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff" stop-opacity="0.25"/>';
    await paintSvg(
      context,
      document(
        `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="44">${stops}</linearGradient><radialGradient id="lamp">${stops}</radialGradient><linearGradient id="wall" x1="0.1" y1="0" x2="0.9" y2="1">${stops}</linearGradient>`,
        '<path d="M0 0H9V9Z" fill="url(#sky)"/><path d="M10 20H30V60H10Z" fill="url(#lamp)" fill-opacity="0.5"/><path d="M10 20H30V60H10Z" fill="url(#wall)"/>',
      ),
      never,
    );
    const told = '0 #ff0000, 1 rgba(0, 0, 255, 0.25)';
    expect(painted).toEqual([
      `fill M0 0H9V9Z linear(0 4 0 44; ${told}) 1 nonzero source-over`,
      `fill M10 20H30V60H10Z radial(0.5 0.5 0 0.5 0.5 0.5; ${told}) 0.5 nonzero source-over`,
      `fill M10 20H30V60H10Z linear(0.1 0 0.9 1; ${told}) 1 nonzero source-over`,
    ]);
    expect(matrices).toEqual([
      [20, 0, 0, 40, 10, 20],
      [20, 0, 0, 40, 10, 20],
    ]);
  });

  it('rests now and then, and ends when told so', async () => {
    const { context, painted } = noting();
    const long = document('', '<path d="M1 1" fill="#000000"/>'.repeat(9000));
    const shares: number[] = [];
    await paintSvg(context, long, async (share) => {
      shares.push(share);
    });
    expect(shares).toHaveLength(2);
    expect(shares[0]).toBeGreaterThan(0.3);
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
    const before = painted.length;
    await expect(paintSvg(context, long, () => Promise.reject(new Error('enough')))).rejects.toThrow(
      'enough',
    );
    expect(painted.length - before).toBeLessThan(5000);
  });
});
