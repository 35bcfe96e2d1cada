/** Lets the page do other things first: until it is idle, or for a task. */

/** Runs it when the browser is idle, after `patience` ms at the latest; after `untold` ms where browsers do not tell, as Safari. */
export function whenIdle(run: () => void, patience: number, untold = patience): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(), { timeout: patience });
  else setTimeout(run, untold);
}

/** What follows runs in a task of its own: a tap is answered in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
