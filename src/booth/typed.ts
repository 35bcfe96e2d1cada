/** Tells a character typed with AltGr, as "@" is on a French keyboard, from a shortcut. */

interface Keys {
  readonly control: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** As the browser names it: the character itself where it types one. */
  readonly key: string;
}

/** Windows reports AltGr as Control and Alt together. */
export function isTypedWithAltGr({ control, alt, meta, key }: Keys): boolean {
  return control && alt && !meta && key.length === 1;
}
