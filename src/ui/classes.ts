/** Joins class names, so that components need no condition in their templates. */

export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
