/** Tells a character typed with AltGr, as "@" is on a French keyboard, from a shortcut. */

interface Keys {
  readonly control: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  /** As the browser names it: the character itself where it types one. */
  readonly key: string;
}

/** Windows reports AltGr as Control and Alt together; a Mac's Option key is Alt alone, which elsewhere types no sign. */
export function isTypedWithAltGr({ control, alt, meta, key }: Keys): boolean {
  return alt && !meta && key.length === 1 && (control || !/^[a-z0-9 ]$/i.test(key));
}
