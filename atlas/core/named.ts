/** Looking names up in tables, so that a misspelt name is told at once and with the names that exist. */

/** Throws when `name` is not a key of `table`; `what` says in the message what was looked for. */
export function named<T>(table: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined)
    throw new Error(`unknown ${what} "${name}"; known: ${Object.keys(table).join(', ')}`);
  return found;
}

/** A name alone, or with a swatch that replaces the usual colour. */
export type Dyed<Name extends string, Colour extends string> = Name | readonly [name: Name, colour: Colour];

/** Takes a dyed name apart. */
export function nameAndColour<Name extends string, Colour extends string>(
  entry: Dyed<Name, Colour>,
): readonly [name: Name, colour: Colour | undefined] {
  return typeof entry === 'string' ? [entry, undefined] : entry;
}
