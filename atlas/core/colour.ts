/**
 * Colours and their mixing: things mix in OKLab, where a mix never goes muddy by accident, figures in sRGB, as opaque
 * poster paint does.
 */

/** '#rrggbb'. */
export type Colour = `#${string}`;

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/i.test(text);

/** Takes a text for a colour; throws when it is not '#rrggbb', so that a misspelt colour never paints black. */
export function asColour(text: string): Colour {
  if (!isColour(text)) throw new Error(`"${text}" is not a colour like #rrggbb`);
  return text;
}

/** Red, green and blue, 0..255. */
export const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

export const fromChannels = (rgb: readonly number[]): Colour =>
  `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** From `a` (t = 0) to `b` (t = 1) in sRGB. */
export function mixSrgb(a: Colour, b: Colour, t: number): Colour {
  const q = channels(b);
  return fromChannels(channels(a).map((v, i) => v + ((q[i] ?? v) - v) * t));
}

export type Lab = readonly [number, number, number];

const cache = new Map<string, Lab>();
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const cube = (v: number) => v * v * v;
/** The tiny offset keeps exact halves from falling differently where a power differs in its last bit. */
const byte = (v: number) =>
  Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, v)))) + 1e-6)
    .toString(16)
    .padStart(2, '0');

/** OKLab. Throws on anything but '#rrggbb'. */
export function toLab(hex: string): Lab {
  const known = cache.get(hex);
  if (known) return known;
  const [r = 0, g = 0, b = 0] = channels(asColour(hex)).map((v) => linear(v / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, lab);
  return lab;
}

export function fromLab([L, a, b]: Lab): string {
  const l = cube(L + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(L - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(L - 0.0894841775 * a - 1.291485548 * b);
  const red = byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
}

/** The colour at fraction `t` of the way from `a` to `b`, in OKLab. */
export function mix(a: string, b: string, t: number): string {
  const p = toLab(a);
  const q = toLab(b);
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** Lightness times `light`, chroma times `chroma`. */
export function scaleColour(hex: string, light: number, chroma = 1): string {
  const [L, a, b] = toLab(hex);
  return fromLab([L * light, a * chroma, b * chroma]);
}
