/** A drawing that notes what it is told, in order: calls with what they are given, and what is set. */
export type Told = readonly [what: string, ...given: readonly unknown[]];

/** `own` are members that answer something; `told` is what drawings of one page note together. */
export function toldDrawing(
  own: object = {},
  told: Told[] = [],
): { readonly context: CanvasRenderingContext2D; readonly told: Told[] } {
  const context = new Proxy(own, {
    get: (all, name) =>
      Reflect.get(all, name) ?? ((...given: readonly unknown[]) => void told.push([String(name), ...given])),
    set: (_, name, value) => {
      told.push([`${String(name)} =`, value]);
      return true;
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is asked of it, it has
  return { context: context as unknown as CanvasRenderingContext2D, told };
}

/** The calls of one kind, by what they were given. */
export const callsOf = (told: readonly Told[], what: string): (readonly unknown[])[] =>
  told.filter(([name]) => name === what).map(([, ...given]) => given);
