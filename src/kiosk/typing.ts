/** Types into a field and fires the events of a real keyboard, so that forms need no change. */

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TYPED = ['text', 'email', 'search', 'tel', 'url', 'password'];

/** `target` when it is a text field; else undefined. */
export function asTextField(target: EventTarget | null): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && TYPED.includes(target.type) ? target : undefined;
}

/** Sets the value with the prototype's setter, which bypasses React's value tracking, so that `onChange` fires. */
function write(field: TextField, value: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The selection; e-mail fields report none, so there it is the end of the text. */
function selection({ selectionStart, selectionEnd, value }: TextField): readonly [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function replace(field: TextField, from: number, to: number, text: string): void {
  const { value, maxLength } = field;
  const next = value.slice(0, from) + text + value.slice(to);
  if (maxLength >= 0 && next.length > maxLength) return;
  const isPlaced = field.selectionStart !== null;
  write(field, next);
  if (isPlaced) field.setSelectionRange(from + text.length, from + text.length);
}

export function typeInto(field: TextField, text: string): void {
  const [from, to] = selection(field);
  replace(field, from, to, text);
}

/** Deletes the selection, or the character before the caret. */
export function eraseIn(field: TextField): void {
  const [from, to] = selection(field);
  if (from !== to) return replace(field, from, to, '');
  const before = Array.from(field.value.slice(0, from)).at(-1)?.length ?? 0;
  if (before > 0) replace(field, from - before, from, '');
}
