/** Fetches the tiles' files, and holds those that were fetched before their map is shown until it asks for them. */

const ahead = new Map<string, Promise<Blob>>();

async function fetchFile(url: string, init?: RequestInit): Promise<Blob> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.blob();
}

/** Begins to fetch the files of a map that comes next, and forgets those of another one that nobody took. */
export function fetchAhead(urls: readonly string[]): void {
  ahead.clear();
  for (const url of urls) {
    const file = fetchFile(url);
    // whoever takes it is told, and asks again
    file.catch(() => undefined);
    ahead.set(url, file);
  }
}

/** The file at an address, the one fetched ahead where there is one, once. Rejects without an answer, and with one that is an error. */
export function fileOf(url: string, init: RequestInit): Promise<Blob> {
  const early = ahead.get(url);
  ahead.delete(url);
  return early ?? fetchFile(url, init);
}
