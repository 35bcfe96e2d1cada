/** Has the word of its address laid out by a worker, and shows the hashes as the page's title. */
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  document.title = JSON.stringify(data);
});
worker.addEventListener('error', ({ message }) => {
  document.title = JSON.stringify(message);
});
// it is no window: there is no other origin to send it to
// oxlint-disable-next-line unicorn/require-post-message-target-origin
worker.postMessage(decodeURIComponent(location.search.slice(1)));
