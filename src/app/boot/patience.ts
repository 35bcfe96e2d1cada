/** Limits how long the first screen waits for its code and texts before it shows that it is loading. */

/** In ms. Without a limit an offline player would see nothing at all. */
const PATIENCE = 4000;

/** Resolves when `work` has settled or the limit has passed; never rejects. */
export async function withPatience(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([late, Promise.allSettled([work])]);
  clearTimeout(timer);
}
