/** Keeps short words with a hyphen on one line: on a phone a line would end with "là-" alone. */

/** Longer words may break: in one piece they would leave half of a phone's line empty. */
const LONGEST = 16;

/**
 * Puts a joiner without width behind the hyphens of such words; the game's faces lack the hyphen that never breaks.
 * Browsers know a field to fill in by the word "e-mail", and an option of a command is copied: both stay as they are.
 */
export function boundHyphens(text: string): string {
  return text.replace(/-*\p{L}+(?:-\p{L}+)+/gu, (word) =>
    word.length > LONGEST || /^(?:-|e-m)/i.test(word) ? word : word.replaceAll('-', '-\u{2060}'),
  );
}
