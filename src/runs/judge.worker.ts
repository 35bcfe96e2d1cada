/** The judge in a thread of its own: it replays what a page shows without holding the page up. */
import { createJudgeDesk } from './judge-desk';
import { answering, type Question } from './judge-messages';

const answer = answering(createJudgeDesk(() => Promise.resolve()));

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // what goes wrong in here is an error of the thread, which the page hears
  const failed = (error: unknown) => globalThis.reportError(error);
  answer(data).then((answered) => globalThis.postMessage(answered, {}), failed);
});
