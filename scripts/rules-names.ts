/** Writes the part of the rules that says what a name may be and how names compare, from the game's own table. */
import { ALPHABETS, DIGITS, EASTERN, JOINERS, SIGNS, foldCharacter } from '../src/records/name-letters';
import { NAME_FORM, SHORTEST_NAME } from '../src/records/names';
import { LONGEST_NAME } from '../src/records/limits';

const FIRST = '// <names>: written by `npm run rules:write`';
const LAST = '// </names>';
const LAST_CODE_POINT = 0x10ffff;
/** Number of replacements in one expression; a function of the rules can name only ten expressions. */
const STEP = 8;

/** As a pattern of RE2 inside a string of the rules: nothing but printable ASCII. */
function escaped(pattern: string): string {
  return Array.from(pattern, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === "'") return '\\\\x27';
    return code < 0x7f ? character.replace('\\', '\\\\') : `\\\\x{${code.toString(16)}}`;
  }).join('');
}

/** Every character a name may hold. */
export function nameCharacters(): readonly string[] {
  const allowed = new RegExp(`^[${ALPHABETS.join('')}${EASTERN}${DIGITS}${SIGNS}${JOINERS}]$`, 'u');
  const characters: string[] = [];
  for (let code = 0; code <= LAST_CODE_POINT; code++) {
    const character = String.fromCodePoint(code);
    if (allowed.test(character)) characters.push(character);
  }
  return characters;
}

/** Characters as ranges between brackets. */
function classOf(characters: readonly string[]): string {
  const codes = characters.map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const text = ranges.map(([a, b]) =>
    [...new Set([a, b])].map((code) => String.fromCodePoint(code)).join('-'),
  );
  return `[${escaped(text.join(''))}]`;
}

/** The characters that need more than `lower()` to take the form in which names compare, by that form. */
function folds(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const character of nameCharacters()) {
    const key = foldCharacter(character);
    // the small letter too, so that nothing depends on how the database lowers a capital
    if (key !== character.toLowerCase() || /[Σ]/u.test(character))
      groups.set(key, [...(groups.get(key) ?? []), character]);
  }
  return groups;
}

function block(): string {
  const checks = NAME_FORM.map((pattern) => `        && name.matches('${escaped(pattern)}')`);
  const replaced = [...folds()].map(([key, characters]) => `.replace('${classOf(characters)}', '${key}')`);
  // in steps, because the rules limit how deep an expression is nested
  const steps = Array.from({ length: Math.ceil(replaced.length / STEP) }, (_, i) =>
    [
      `let k${String(i + 1)} = ${i === 0 ? 'name' : `k${String(i)}`}`,
      ...replaced.slice(i * STEP, (i + 1) * STEP),
    ].join('\n        '),
  );
  return [
    `    ${FIRST}`,
    '    function isName(name) {',
    `      return name.matches('.{${String(SHORTEST_NAME)},${String(LONGEST_NAME)}}')`,
    `${checks.join('\n')};`,
    '    }',
    '    function keyOfName(name) {',
    ...steps.map((step) => `      ${step};`),
    `      return k${String(steps.length)}.lower();`,
    '    }',
    `    ${LAST}`,
  ].join('\n');
}

/** The rules with that part written anew. Throws when they have no place for it. */
export function withNames(rules: string): string {
  const [from, to] = [rules.indexOf(`    ${FIRST}`), rules.indexOf(LAST)];
  if (from < 0 || to < from) throw new Error('firestore.rules: there is no place for the names');
  return rules.slice(0, from) + block() + rules.slice(to + LAST.length);
}
