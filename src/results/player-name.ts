/** Remembers the name a guest last entered, so that the next form is filled in. */
import { keepText, readText, type Shelf } from '../kept/kept';

export function rememberedName(shelf: Shelf<'getItem'>): string {
  return readText('name', shelf) ?? '';
}

/** When storage is blocked, nothing is remembered. */
export function rememberName(name: string, shelf: Shelf<'setItem'>): void {
  keepText('name', name.trim(), shelf);
}
