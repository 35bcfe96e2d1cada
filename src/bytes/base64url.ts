/** Encodes bytes as text that may stand in an address (RFC 4648, section 5, without padding). */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += LETTERS.charAt((held >> bits) & 63);
    }
  }
  return bits > 0 ? text + LETTERS.charAt((held << (6 - bits)) & 63) : text;
}

/** The bytes of a text that `toBase64url` may have written; undefined for any other, so that bytes have one spelling. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let filled = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = (held >> bits) & 255;
    filled += 1;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
