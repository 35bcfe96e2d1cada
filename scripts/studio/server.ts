/** The studio's server: for a browser on this machine alone, writing through `store.ts` alone, refusing everything else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import * as z from 'zod';
import { artworkSchema } from '../../src/artwork/document';
import { CATALOGUE } from '../../src/maps/catalogue';
import { beginFromDrawn } from './begin';
import { messageOf, placeOf, Refusal } from './refusal';
import { MOST_SHARED, openShared, packLevel } from './share';
import { folderOf, openLevel, pictureFile, readHistory, saveLevel, savePicture } from './store';

export interface StudioPlaces {
  /** `resources/artwork`. */
  readonly artwork: string;
  readonly maps: string;
  readonly locales: string;
  /** The built page. */
  readonly page: string;
}

const MOST_DOCUMENT = 5e6;
const MOST_PICTURE = 200e6;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const saveSchema = z.object({
  document: artworkSchema,
  revision: z.optional(z.string()),
  deed: z.optional(z.enum(['change', 'undo', 'redo'])),
});

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) throw new Refusal(413, 'tooLarge', 'it is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBody(request, MOST_DOCUMENT);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'noJson', 'it is no JSON');
  }
}

/**
 * Refuses whoever is not this very page: a name that only leads to this machine (DNS rebinding), another page's
 * script, and a form, which cannot set a header.
 */
function checkSender({ headers, method = 'GET' }: IncomingMessage, hosts: readonly string[]): void {
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) throw new Refusal(403, 'sender', 'wrong host');
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'sender', 'wrong origin');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refusal(403, 'sender', 'wrong site');
  if (method !== 'GET' && headers['x-studio'] !== '1') throw new Refusal(403, 'sender', 'wrong sender');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, file: string): void {
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file).pipe(response);
}

/** What the page is told of an error: a code that it has words for, where there is one. */
const toldOf = (error: unknown) =>
  error instanceof Refusal ? { code: error.code, detail: error.detail } : { code: 'noAnswer' as const };

function listLevels(artwork: string) {
  return CATALOGUE.map(({ id, name, routeKeyword: keyword }) => {
    try {
      const open = openLevel(artwork, keyword);
      return { id, keyword, name: open?.document.name ?? name, quests: open?.document.quests.length };
    } catch (error) {
      return { id, keyword, name, fault: toldOf(error) };
    }
  });
}

async function answerLevel(
  places: StudioPlaces,
  request: IncomingMessage,
  response: ServerResponse,
  [keyword = '', part, name = '']: readonly string[],
  query: URLSearchParams,
): Promise<void> {
  const { artwork } = places;
  const folder = folderOf(artwork, keyword);
  const today = new Date().toISOString().slice(0, 10);
  const deed = `${request.method ?? ''} ${part ?? ''}`.trim();
  if (deed === 'GET') return send(response, 200, { level: openLevel(artwork, keyword) ?? null });
  if (deed === 'GET pictures') {
    const file = pictureFile(folder, name);
    if (file === undefined) throw new Refusal(404, 'noFile', 'no such picture');
    return sendFile(response, file);
  }
  if (deed === 'GET history') {
    const earlier = Number(query.get('earlier') ?? Infinity);
    return send(response, 200, readHistory(artwork, keyword, earlier >= 0 ? earlier : 0));
  }
  if (deed === 'GET share') {
    const share = packLevel(artwork, keyword);
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${keyword}.worldmap"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(share);
    return undefined;
  }
  if (deed === 'PUT') {
    const parsed = saveSchema.safeParse(await readJson(request));
    if (!parsed.success)
      throw new Refusal(422, 'document', z.prettifyError(parsed.error), placeOf(parsed.error));
    const document = { ...parsed.data.document, updateDate: today };
    return send(response, 200, {
      revision: await saveLevel(artwork, keyword, document, parsed.data.revision, parsed.data.deed),
    });
  }
  if (deed === 'POST pictures') {
    const fitting = query.get('fit') === 'pad' ? 'pad' : 'crop';
    await savePicture(artwork, keyword, name, await readBody(request, MOST_PICTURE), fitting);
    if (openLevel(artwork, keyword) === undefined)
      await saveLevel(
        artwork,
        keyword,
        { width: 3840, height: 2716, updateDate: today, quests: [] },
        undefined,
      );
    return send(response, 200, { level: openLevel(artwork, keyword) });
  }
  if (deed === 'POST begin') {
    if (openLevel(artwork, keyword)) throw new Refusal(409, 'hasArtwork', 'it has artwork already');
    const level = CATALOGUE.find(({ routeKeyword }) => routeKeyword === keyword);
    if (!level) throw new Refusal(404, 'noLevel', 'no such level');
    const { document, picture } = await beginFromDrawn(places, level, today);
    await savePicture(artwork, keyword, 'main', picture, 'crop');
    await saveLevel(artwork, keyword, document, undefined);
    return send(response, 200, { level: openLevel(artwork, keyword) });
  }
  throw new Refusal(405, 'noAnswer', 'nobody answers this');
}

/** `hosts` are the only names the page may be asked for by, with the port: `127.0.0.1:4178`. */
export function studioServer(places: StudioPlaces, hosts: () => readonly string[]): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    checkSender(request, hosts());
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio');
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (parts.some((part) => part.includes('/') || part.includes('\\') || part.startsWith('.')))
      throw new Refusal(404, 'noFile', 'no such file');
    if (parts[0] === 'api') {
      if (parts[1] === 'shared' && parts.length === 2 && request.method === 'POST') {
        const bytes = await readBody(request, MOST_SHARED);
        const keyword = await openShared(places.artwork, bytes, searchParams.get('over') === '1');
        return send(response, 200, { keyword });
      }
      if (parts[1] !== 'levels') throw new Refusal(404, 'noAnswer', 'nobody answers this');
      if (parts.length === 2 && request.method === 'GET')
        return send(response, 200, { levels: listLevels(places.artwork) });
      return answerLevel(places, request, response, parts.slice(2), searchParams);
    }
    const file = path.join(places.page, ...(parts.length === 0 ? ['index.html'] : parts));
    if (request.method !== 'GET' || !existsSync(file) || !statSync(file).isFile())
      throw new Refusal(404, 'noFile', 'no such file');
    return sendFile(response, file);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const status = error instanceof Refusal ? error.status : 500;
      const told = error instanceof Refusal ? { code: error.code, detail: error.detail } : {};
      return send(response, status, { error: messageOf(error), ...told });
    });
  };
}
