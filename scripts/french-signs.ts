/** The spaces that French typography puts before high signs and inside quotation marks, as spaces that no line breaks at. */

const BOUND = '\u{a0}';

/**
 * A French text with its plain spaces there made unbreakable, and those that were left out put in. A colon in the middle of
 * an address, of a time or of a placeholder is none of these signs: only one that ends its word is.
 */
export function boundSigns(text: string): string {
  return text
    .replaceAll(/[ \u{202f}](?=[!?;:»%])/gu, BOUND)
    .replaceAll(/(?<=«)[ \u{202f}]/gu, BOUND)
    .replaceAll(/(?<=[\p{L}\p{N})}…”’])(?=[!?;:»](?:[\s!?»"]|$))/gu, BOUND)
    .replaceAll(/(?<=«)(?=[^\s])/gu, BOUND);
}
