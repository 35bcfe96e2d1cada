/** The night of a fair: deeper than moonlight on an empty place, and people keep the colours of their clothes. */
import { fromLab, mix, toLab } from '../../core/colour';
import { clamp } from '../../core/geometry';
import { NightLight } from '../../core/light';

/** What becomes of a colour: lightness and chroma as shares, and how far it goes to blue; OKLab. */
interface Grade {
  readonly light: number;
  readonly chroma: number;
  readonly blue: number;
}

const LAND = { chroma: 0.86, blue: 0.036 } as const;
const PEOPLE: Grade = { light: 0.8, chroma: 0.94, blue: 0.012 };
/** By a lamp; faces are light already, and stay as they are. */
const BY_LAMP: Grade = { light: 0.88, chroma: 1, blue: -0.03 };

function graded(colour: string, { light, chroma, blue }: Grade): string {
  const [L, a, b] = toLab(colour);
  return fromLab([0.07 + L * light, a * chroma + 0.004, b * chroma - blue]);
}

export class FairNight extends NightLight {
  /** `land`: how light the place is, as a share of its day; snow shines. */
  constructor(readonly land = 0.58) {
    super({});
  }

  override grade(colour: string, warmth: number): string {
    return mix(graded(colour, { ...LAND, light: this.land }), graded(colour, BY_LAMP), clamp(warmth));
  }

  override gradeFigure(colour: string, warmth: number): string {
    return mix(graded(colour, PEOPLE), graded(colour, BY_LAMP), clamp(warmth) * 0.5);
  }
}
