/** What a backslash stands for in a text of security rules; production takes no escape that it does not know. */

const SIGNS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '\\': '\\',
};

/** A text as it is meant. Throws a SyntaxError for an escape like the lone `\.` of a pattern, which has to be `\\.` */
export function unescaped(text: string): string {
  return text.replace(
    /\\(?:(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8}))|([0-3][0-7]{2})|(.))/g,
    (all, x?: string, u?: string, U?: string, octal?: string, sign = '') => {
      const hex = x ?? u ?? U;
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      const meant = SIGNS[sign];
      if (meant === undefined) throw new SyntaxError(`'${all}' is no escape`);
      return meant;
    },
  );
}
