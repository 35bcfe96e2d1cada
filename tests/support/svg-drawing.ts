/**
 * A drawing that keeps what is painted on it as an SVG, for tests that compare looks with files: whoever changed one on
 * purpose can open it. Circles are polygons, since a turned canvas turns them too.
 */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface State {
  matrix: Matrix;
  globalAlpha: number;
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: string;
  clip: string;
}

/** Corners of a whole circle. */
const CORNERS = 12;

const short = (value: number): string => String(Number(value.toFixed(2)) + 0);

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

/** One cell of a sheet. */
class Cell {
  readonly parts: string[] = [];
  readonly defs: string[] = [];
  readonly #name: string;
  readonly #kept: State[] = [];
  #path = '';
  #state: State;

  constructor(name: string, x: number, y: number) {
    this.#name = name;
    this.#state = {
      matrix: [1, 0, 0, 1, x, y],
      globalAlpha: 1,
      fillStyle: '#000',
      strokeStyle: '#000',
      lineWidth: 1,
      lineJoin: 'miter',
      clip: '',
    };
  }

  get context(): CanvasRenderingContext2D {
    const state = () => this.#state;
    const drawing = {
      save: () => void this.#kept.push({ ...this.#state }),
      restore: () => {
        this.#state = this.#kept.pop() ?? this.#state;
      },
      translate: (x: number, y: number) => this.#turn([1, 0, 0, 1, x, y]),
      scale: (x: number, y: number) => this.#turn([x, 0, 0, y, 0, 0]),
      rotate: (by: number) => this.#turn([Math.cos(by), Math.sin(by), -Math.sin(by), Math.cos(by), 0, 0]),
      beginPath: () => {
        this.#path = '';
      },
      moveTo: (...at: number[]) => this.#go('M', at),
      lineTo: (...at: number[]) => this.#go(this.#path === '' ? 'M' : 'L', at),
      quadraticCurveTo: (...at: number[]) => this.#go('Q', at),
      bezierCurveTo: (...at: number[]) => this.#go('C', at),
      closePath: () => {
        this.#path += 'Z';
      },
      rect: (x: number, y: number, width: number, height: number) => {
        this.#go('M', [x, y]);
        this.#go('L', [x + width, y, x + width, y + height, x, y + height]);
        this.#path += 'Z';
      },
      arc: (x: number, y: number, reach: number, from: number, to: number) =>
        this.#round(x, y, reach, reach, 0, from, to, false),
      ellipse: (
        x: number,
        y: number,
        wide: number,
        tall: number,
        turn: number,
        from: number,
        to: number,
        isBack = false,
      ) => this.#round(x, y, wide, tall, turn, from, to, isBack),
      clip: () => {
        const id = `${this.#name}-clip${this.defs.length}`;
        this.defs.push(`<clipPath id="${id}"${this.#clipped()}><path d="${this.#path}"/></clipPath>`);
        this.#state.clip = id;
      },
      fill: () => this.#paint(`fill="${state().fillStyle}"`, 'fill-opacity'),
      stroke: () => {
        const [a, b, c, d] = state().matrix;
        const width = short(state().lineWidth * Math.sqrt(Math.abs(a * d - b * c)));
        this.#paint(
          `fill="none" stroke="${state().strokeStyle}" stroke-width="${width}" stroke-linejoin="${state().lineJoin}"`,
          'stroke-opacity',
        );
      },
      fillRect: (x: number, y: number, width: number, height: number) => {
        const before = this.#path;
        this.#path = '';
        drawing.rect(x, y, width, height);
        drawing.fill();
        this.#path = before;
      },
      createRadialGradient: (...at: number[]) => this.#gradient(at),
    };
    const names = ['globalAlpha', 'fillStyle', 'strokeStyle', 'lineWidth', 'lineJoin'] as const;
    for (const name of names)
      Object.defineProperty(drawing, name, {
        get: () => this.#state[name],
        set: (value: never) => {
          this.#state[name] = value;
        },
      });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a drawing's two hundred members painters use these
    return drawing as unknown as CanvasRenderingContext2D;
  }

  #turn(by: Matrix): void {
    this.#state.matrix = times(this.#state.matrix, by);
  }

  #at(x: number, y: number): string {
    const [, , , , e, f] = times(this.#state.matrix, [1, 0, 0, 1, x, y]);
    return `${short(e)} ${short(f)}`;
  }

  #go(letter: string, numbers: readonly number[]): void {
    const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [this.#at(x, numbers[i + 1] ?? 0)] : []));
    this.#path += `${letter}${points.join(' ')}`;
  }

  #round(
    x: number,
    y: number,
    wide: number,
    tall: number,
    turn: number,
    from: number,
    to: number,
    isBack: boolean,
  ): void {
    const steps = Math.max(2, Math.round((Math.abs(to - from) / (2 * Math.PI)) * CORNERS));
    const corners = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps;
      const [across, down] = [Math.cos(angle) * wide, Math.sin(angle) * tall];
      return [
        x + across * Math.cos(turn) - down * Math.sin(turn),
        y + across * Math.sin(turn) + down * Math.cos(turn),
      ];
    });
    for (const at of isBack ? corners.toReversed() : corners) this.#go(this.#isOpen() ? 'L' : 'M', at);
  }

  /** Whether a line leads on from what is there; a whole circle begins where `moveTo` has gone. */
  #isOpen(): boolean {
    return this.#path !== '' && !this.#path.endsWith('Z');
  }

  #clipped(): string {
    return this.#state.clip === '' ? '' : ` clip-path="url(#${this.#state.clip})"`;
  }

  #paint(how: string, opacity: string): void {
    const alpha = this.#state.globalAlpha === 1 ? '' : ` ${opacity}="${this.#state.globalAlpha.toFixed(3)}"`;
    this.parts.push(`<path d="${this.#path}" ${how}${alpha}${this.#clipped()}/>`);
  }

  #gradient([, , from = 0, x = 0, y = 0, reach = 1]: readonly number[]) {
    const id = `${this.#name}-light${this.defs.length}`;
    const at = this.defs.length;
    const [cx, cy] = this.#at(x, y).split(' ');
    const [a] = this.#state.matrix;
    const stops: string[] = [];
    this.defs.push('');
    return {
      toString: () => `url(#${id})`,
      addColorStop: (offset: number, colour: string) => {
        stops.push(`<stop offset="${offset}" stop-color="${colour}"/>`);
        this.defs[at] =
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx ?? ''}" cy="${cy ?? ''}" fr="${short(from * a)}" r="${short(reach * a)}">${stops.join('')}</radialGradient>`;
      },
    };
  }
}

/** Looks side by side on one sheet, each in a cell of its own that begins at 0, 0. */
export function sheetOf(
  { width, height }: { readonly width: number; readonly height: number },
  looks: readonly ((context: CanvasRenderingContext2D) => void)[],
): string {
  const cells = looks.map((look, index) => {
    const cell = new Cell(`look${index}`, index * width, 0);
    look(cell.context);
    return cell;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * looks.length} ${height}">`,
    `<rect width="100%" height="100%" fill="#8fae9c"/>`,
    ...cells.flatMap(({ defs, parts }) => [...defs, ...parts]),
    '</svg>',
    '',
  ].join('\n');
}
