/** Tells whether a release has replaced this page, whose late files are then gone from the server. */

/** Address of the script a page begins with; undefined where it names none. */
export function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

/** `home` is the page's own address. False where nobody answers: that says nothing about a release. */
export async function isReplaced(
  page: Document,
  home: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  const entry = entryOf(page);
  if (entry === undefined) return false;
  try {
    const response = await fetch(home, { cache: 'no-store' });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    if (!response.ok || !isPage) return false;
    const now = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return now !== undefined && now !== entry;
  } catch {
    return false;
  }
}
