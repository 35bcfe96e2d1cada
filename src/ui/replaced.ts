/** Tells whether a release has replaced this page, whose late files are then gone from the server. */

/** Address of the script a page begins with; undefined where it names none. */
export function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

/** The same of a page's text, which a build wrote; the script that waits for a page's pictures is in no page that has begun. */
const ENTRY = /<script(?=[^>]*\stype="module")(?![^>]*\sdata-behind)[^>]*\ssrc="([^"]+)"/;

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
    // the page's policy lets no text become a document
    const [, now] = ENTRY.exec(await response.text()) ?? [];
    return now !== undefined && now !== entry;
  } catch {
    return false;
  }
}
