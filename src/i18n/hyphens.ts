/** Keeps short words with a hyphen on one line: on a phone a line would end with "là-" alone. */

/** Longer words may break: in one piece they would leave half of a phone's line empty. */
const LONGEST = 16;

/** Labels of fields, by whose word "e-mail" browsers know what to fill in. */
const LABEL = /^(?:\p{L}+ )?e-mail$/iu;

/** Puts a joiner without width behind the hyphens of such words: the game's faces lack the hyphen that never breaks. */
export function boundHyphens(text: string): string {
  if (LABEL.test(text)) return text;
  return text.replace(/-*\p{L}+(?:-\p{L}+)+/gu, (word) =>
    // an option of a command is copied
    word.length > LONGEST || word.startsWith('-') ? word : word.replaceAll('-', '-\u{2060}'),
  );
}
