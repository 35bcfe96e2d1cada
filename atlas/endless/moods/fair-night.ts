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

const LAND = { chroma: 0.92, blue: 0.03 } as const;
/** People are lighter and more colourful than any ground they stand on. */
const PEOPLE: Grade = { light: 0.86, chroma: 1.02, blue: 0.008 };
/** By a lamp; faces are light already, and stay as they are. */
const BY_LAMP: Grade = { light: 0.88, chroma: 1, blue: -0.03 };

function graded(colour: string, { light, chroma, blue }: Grade): string {
  const [L, a, b] = toLab(colour);
  return fromLab([0.07 + L * light, a * chroma + 0.004, b * chroma - blue]);
}

/** The air of a fair is light enough to see what stands far behind. */
const FAR = { haze: '#5663a4', hazeStrength: 0.24 } as const;

export class FairNight extends NightLight {
  /** `land`: how light the place is, as a share of its day; snow shines. */
  constructor(readonly land = 0.67) {
    super(FAR);
  }

  override grade(colour: string, warmth: number): string {
    return mix(graded(colour, { ...LAND, light: this.land }), graded(colour, BY_LAMP), clamp(warmth));
  }

  override gradeFigure(colour: string, warmth: number): string {
    return mix(graded(colour, PEOPLE), graded(colour, BY_LAMP), clamp(warmth) * 0.5);
  }
}
