/** A promise that a test resolves when it wants to; Node 20 has no `Promise.withResolvers`. */

export interface OpenPromise<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

export function openPromise<T>(): OpenPromise<T> {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, resolve: (value) => keep(value) };
}
