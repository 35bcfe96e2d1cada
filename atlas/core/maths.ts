/**
 * Sines and the like from nothing but sums, products, quotients and square roots, which every engine rounds alike. The
 * engines' own differ in the last bit from one engine, and from one version, to the next: enough for another map of the
 * same seed.
 */

// coefficients and reduction are those of FreeBSD's msun (fdlibm, Sun Microsystems 1993), within one unit in the last place
const [PIO2_1, PIO2_2, PIO2_3] = [
  1.57079632673412561417, 6.0771005063039659766e-11, 2.02226624879595063154e-21,
] as const;

/** Sine of x + rest, where |x| is at most a quarter of pi. */
function sinNear(x: number, rest: number): number {
  const z = x * x;
  const v = z * x;
  const r =
    8.33333333332248946124e-3 +
    z *
      (-1.98412698298579493134e-4 +
        z * (2.75573137070700676789e-6 + z * (-2.50507602534068634195e-8 + z * 1.58969099521155010221e-10)));
  return x - (z * (0.5 * rest - v * r) - rest - v * -1.66666666666666324348e-1);
}

/** Cosine of x + rest, where |x| is at most a quarter of pi. */
function cosNear(x: number, rest: number): number {
  const z = x * x;
  const w = z * z;
  const r =
    z * (4.16666666666666019037e-2 + z * (-1.38888888888741095749e-3 + z * 2.48015872894767294178e-5)) +
    w * w * (-2.75573143513906633035e-7 + z * (2.0875723212981748279e-9 + z * -1.13596475577881948265e-11));
  const half = 0.5 * z;
  const most = 1 - half;
  return most + (1 - most - half + (z * r - x * rest));
}

/** Sine of x + `quarters` quarter turns; x in radians, up to some hundred thousand turns. */
function turned(x: number, quarters: number): number {
  const n = Math.round((x * 2) / Math.PI);
  // x less n quarter turns, in two parts
  const first = x - n * PIO2_1;
  const second = n * PIO2_2;
  const near = first - second;
  const third = n * PIO2_3 - (first - near - second);
  const left = near - third;
  const rest = near - left - third;
  const quarter = n + quarters;
  const value = (quarter & 1) === 0 ? sinNear(left, rest) : cosNear(left, rest);
  return (quarter & 2) === 0 ? value : -value;
}

/** `x` in radians. */
export const sin = (x: number): number => turned(x, 0);

/** `x` in radians. */
export const cos = (x: number): number => turned(x, 1);

/** `x` in radians. */
export const tan = (x: number): number => sin(x) / cos(x);

/** Places that the arc tangent is reckoned from, with the two parts of its value there. */
const ARCS = [
  [0, 0, 0],
  [0.5, 4.63647609000806093515e-1, 2.26987774529616870924e-17],
  [1, 7.85398163397448278999e-1, 3.06161699786838301793e-17],
  [1.5, 9.82793723247329054082e-1, 1.39033110312309984516e-17],
] as const;
const [RIGHT, RIGHT_REST] = [1.570796326794896558, 6.12323399573676603587e-17] as const;

/** x less its arc tangent, for |x| of at most 0.4375. */
function shortOf(x: number): number {
  const z = x * x;
  const w = z * z;
  const odd =
    z *
    (3.33333333333329318027e-1 +
      w *
        (1.42857142725034663711e-1 +
          w *
            (9.09088713343650656196e-2 +
              w *
                (6.66107313738753120669e-2 +
                  w * (4.97687799461593236017e-2 + w * 1.62858201153657823623e-2)))));
  const even =
    w *
    (-1.99999999998764832476e-1 +
      w *
        (-1.1111110405462355788e-1 +
          w *
            (-7.69187620504482999495e-2 + w * (-5.83357013379057348645e-2 + w * -3.6531572744216915527e-2))));
  return x * (odd + even);
}

function atanOf(x: number): number {
  if (x >= 2.4375) {
    const t = -1 / x;
    return RIGHT - (shortOf(t) - RIGHT_REST - t);
  }
  const [from, value, rest] = ARCS[x < 0.4375 ? 0 : x < 0.6875 ? 1 : x < 1.1875 ? 2 : 3];
  const t = (x - from) / (1 + from * x);
  return value - (shortOf(t) - rest - t);
}

/** In radians. */
export const atan = (x: number): number => (x < 0 ? -atanOf(-x) : atanOf(x));

/** The turn of a point from the first axis, in radians from -pi to pi. */
export function atan2(y: number, x: number): number {
  const isLeft = x < 0 || Object.is(x, -0);
  const isBelow = y < 0 || Object.is(y, -0);
  const arc = y === 0 ? 0 : x === 0 ? RIGHT : atanOf(Math.abs(y / x));
  const turn = isLeft ? Math.PI - arc : arc;
  return isBelow ? -turn : turn;
}

/** In radians. */
export const acos = (x: number): number => 2 * atan2(Math.sqrt(1 - x), Math.sqrt(1 + x));

/** The length of the diagonal over these sides; none of them is so long that its square overflows. */
export function hypot(...sides: readonly number[]): number {
  let sum = 0;
  for (const side of sides) sum += side * side;
  return Math.sqrt(sum);
}

/** The cube root of a number as large as a picture's, by Newton's method from a power of two that is near. */
export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const size = Math.abs(x);
  let root = 1;
  while (root * root * root < size) root *= 2;
  while (root * root * root > size) root /= 2;
  for (let i = 0; i < 7; i++) root = (2 * root + size / (root * root)) / 3;
  return x < 0 ? -root : root;
}

const [LN2, LN2_REST] = [6.9314718036912381649e-1, 1.90821492927058770002e-10] as const;

/** The natural logarithm of a number above zero. */
function log(x: number): number {
  let k = 0;
  let m = x;
  for (; m >= Math.SQRT2; k++) m /= 2;
  for (; m < Math.SQRT1_2; k--) m *= 2;
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const r =
    z *
    (6.66666666666673513e-1 +
      z *
        (3.999999999940941908e-1 +
          z *
            (2.857142874366239149e-1 +
              z *
                (2.222219843214978396e-1 +
                  z *
                    (1.818357216161805012e-1 +
                      z * (1.531383769920937332e-1 + z * 1.479819860511658591e-1))))));
  const half = 0.5 * f * f;
  return k * LN2 - (half - (s * (half + r) + k * LN2_REST) - f);
}

function exp(x: number): number {
  let k = Math.round(x / (LN2 + LN2_REST));
  const high = x - k * LN2;
  const low = k * LN2_REST;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (1.66666666666666019037e-1 +
        t *
          (-2.77777777770155933842e-3 +
            t *
              (6.61375632143793436117e-5 + t * (-1.6533902205465251539e-6 + t * 4.13813679705723846039e-8))));
  let value = 1 + ((r * c) / (2 - c) - low + high);
  for (; k > 0; k--) value *= 2;
  for (; k < 0 && value > 0; k++) value /= 2;
  return value;
}

const MOST_TIMES = 64;

/**
 * `x` to the power of `y`: small whole powers as products; for all others `x` may not be below zero, or the result is
 * not a number.
 */
export function pow(x: number, y: number): number {
  const times = Math.abs(y);
  if (times <= MOST_TIMES && Math.floor(times) === times) {
    let product = 1;
    for (let i = 0; i < times; i++) product *= x;
    return y < 0 ? 1 / product : product;
  }
  if (x === 0) return y > 0 ? 0 : Infinity;
  return x > 0 ? exp(y * log(x)) : Number.NaN;
}
