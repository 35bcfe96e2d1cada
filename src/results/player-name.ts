/** The name a guest signed with last, so that the next score needs no typing. */
import { keepText, readText, type Shelf } from '../kept/kept';

export function rememberedName(shelf: Shelf<'getItem'>): string {
  return readText('name', shelf) ?? '';
}

/** Where nothing can be kept it is typed again next time. */
export function rememberName(name: string, shelf: Shelf<'setItem'>): void {
  keepText('name', name.trim(), shelf);
}
