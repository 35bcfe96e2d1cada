/** Fetches again the styles that did not arrive: the bundler asks for those of a chunk only once in the life of a page. */

const lost = new Set<HTMLLinkElement>();

/** Notes which styles of the page fail from now on. Returns how to stop. */
export function noteLostStyles(page: Document): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  page.addEventListener('error', note, { capture: true });
  return () => page.removeEventListener('error', note, { capture: true });
}

/** Rejects when one of them still cannot be had. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchAnew));
}

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  const copy = link.ownerDocument.createElement('link');
  copy.rel = 'stylesheet';
  lost.delete(link);
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => {
      lost.add(copy);
      reject(new Error(`Styles ${link.href}`));
    });
    copy.href = link.href;
    link.replaceWith(copy);
  });
}
