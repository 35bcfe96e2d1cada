/** Fetches again the styles that did not arrive: the bundler asks for those of a chunk only once in the life of a page. */

/** Rejects when one of them still cannot be had. */
export async function fetchLostStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAnew));
}

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  const copy = link.ownerDocument.createElement('link');
  copy.rel = 'stylesheet';
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`Styles ${link.href}`)));
    copy.href = link.href;
    link.replaceWith(copy);
  });
}
