/** What a local server tells the page while it draws: the list of maps so far, the maps themselves, and the progress of the others. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { DRAWING_ADDRESS, wishSchema } from '../../src/maps/drawing';
import type { DrawingState, ServedManifest } from '../../src/maps/drawing';
import { serveMaps } from '../maps-plugin';
import type { LiveDrawing } from './draw-behind';

/** Longest request for a level, in characters. */
const LONGEST_WISH = 200;

export interface Live {
  readonly drawing: LiveDrawing;
  /** The folder into which maps are drawn. */
  readonly maps: string;
  /** Whether every level is drawn or has failed, and the served files are final. */
  readonly isOver: () => boolean;
}

function answer(response: ServerResponse, status: number, body?: unknown): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  if (body !== undefined) response.setHeader('content-type', 'application/json');
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The request's JSON; undefined when the request is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_WISH) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function hear(request: IncomingMessage, response: ServerResponse, drawing: LiveDrawing): Promise<void> {
  // a page of another site may send this type only after a preflight, which is never answered
  if (request.headers['content-type'] !== 'application/json') return answer(response, 415);
  const wish = wishSchema.safeParse(await readJson(request));
  if (!wish.success) return answer(response, 400);
  drawing.raise(wish.data.first);
  answer(response, 204);
}

/** Answers the addresses below `base` that concern drawing, and passes all others on. */
export function liveMiddleware(base: string, { drawing, maps, isOver }: Live): Connect.NextHandleFunction {
  const files = serveMaps(maps, base);
  const stateNow = (): DrawingState => ({ ...drawing.state(), over: isOver() });
  const hasNothingToTell = () => isOver() && drawing.state().levels.length === 0;
  const marked = (): ServedManifest => ({ ...drawing.manifest(), drawing: true });
  return (request, response, next) => {
    const [address] = (request.url ?? '').split('?');
    if (address === base + DRAWING_ADDRESS) {
      if (request.method === 'GET') return answer(response, 200, stateNow());
      if (request.method !== 'POST') return answer(response, 405);
      return void hear(request, response, drawing).catch(() => answer(response, 400));
    }
    if (hasNothingToTell()) return next();
    if (address === `${base}maps/manifest.json`) return answer(response, 200, marked());
    return files(request, response, next);
  };
}

/** Serves both the preview of a build and the development server, ahead of their own files. */
export function livePlugin(live: Live): Plugin {
  return {
    name: 'worldmaps-live',
    enforce: 'pre',
    configureServer({ middlewares, config }) {
      middlewares.use(liveMiddleware(config.base, live));
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(liveMiddleware(config.base, live));
    },
  };
}
