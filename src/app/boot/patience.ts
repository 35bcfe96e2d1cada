/** The longest a screen waits for what it is made of before it says that it is loading. */

/** In ms. A player whose line is down must hear of it. */
const PATIENCE = 4000;

/** Resolves when `work` has ended, well or not, and at the latest when patience has. */
export async function withPatience(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([late, Promise.allSettled([work])]);
  clearTimeout(timer);
}
