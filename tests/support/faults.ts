/** Puts faults in front of Auth, Firestore and the hosting: a request meets one before its server, or in its place. */

export type Service = 'auth' | 'firestore' | 'hosting';

/**
 * What the fault strikes. `all`: every request of the service. `commit`: writes alone, so that all reads before them
 * say that the way is free. `answer`: writes are done, and what comes back is the fault.
 */
export type Strikes = 'all' | 'commit' | 'answer';

export const FAULTS = [
  'offline',
  'dns',
  'reset',
  'hang',
  '400',
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  '503',
  'html',
  'quota',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The body that Google's front end sends with a status. */
const SAYINGS: Readonly<Record<string, string>> = {
  '400': 'API key not valid. Please pass a valid API key.',
  '401': 'Request had invalid authentication credentials.',
  '403': 'Requests from this referrer are blocked.',
  '404': 'Not found.',
  '409': 'Aborted due to cross-transaction contention.',
  '429': 'Resource has been exhausted.',
  '500': 'Internal error encountered.',
  '503': 'The service is currently unavailable.',
};

/** Causes as Node's and the browsers' fetch name them. */
const CAUSES: Readonly<Record<string, string>> = {
  offline: 'ERR_INTERNET_DISCONNECTED',
  dns: 'ENOTFOUND',
  reset: 'ECONNRESET',
};

function failing(status: number, message: string): Response {
  return Response.json({ error: { code: status, message } }, { status });
}

/** The answer, or the rejection, that `fetch` gives for a fault other than a hang. */
function struck(fault: Fault, service: Service): Promise<Response> {
  const cause = CAUSES[fault];
  if (cause !== undefined) return Promise.reject(new TypeError('fetch failed', { cause: { code: cause } }));
  if (fault === 'html')
    return Promise.resolve(
      new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } }),
    );
  if (fault === 'quota')
    return Promise.resolve(
      service === 'auth'
        ? failing(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.')
        : failing(429, 'Quota exceeded.'),
    );
  return Promise.resolve(failing(Number(fault), SAYINGS[fault] ?? ''));
}

export interface FaultLayer {
  /** The fault in force; undefined while all is well. */
  fault: { readonly service: Service; readonly fault: Fault; readonly strikes: Strikes } | undefined;
  /** Makes each sign-in last for one request, so that every write asks Auth again. */
  shortSessions: boolean;
  /** Number of requests under way that will be answered. */
  readonly busy: () => number;
  /** Number of requests that are never answered: only time moves a test on from there. */
  readonly hung: () => number;
  /** Call it before a chunk of the build is imported: rejects for every fault alike, as a browser does, and never ends for a hang. */
  readonly hosting: () => Promise<void>;
  readonly remove: () => void;
}

/** Puts the layer over the page's `fetch`; addresses are `host:port`. */
export function faultsBefore(addresses: { readonly auth: string; readonly firestore: string }): FaultLayer {
  const { fetch } = globalThis;
  let busy = 0;
  let hung = 0;
  let stuck = 0;

  /** Never settles, unless it is aborted. */
  const hanging = (signal?: AbortSignal | null): Promise<never> => {
    hung += 1;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        hung -= 1;
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  };

  const strikesAt = (url: string): Service | undefined => {
    if (url.includes(addresses.auth)) return 'auth';
    return url.includes(addresses.firestore) ? 'firestore' : undefined;
  };

  const shortened = async (response: Response): Promise<Response> => {
    const text = await response.text();
    const { status, headers } = response;
    return new Response(text.replace(/("expires_?[iI]n":\s*)"3600"/g, '$1"0"'), { status, headers });
  };

  const sent = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    busy += 1;
    try {
      const response = await fetch(input, init);
      // reads the whole body, so that none is under way when time passes
      const body = await response.arrayBuffer();
      const { status, headers } = response;
      return new Response(status === 204 ? null : body, { status, headers });
    } finally {
      busy -= 1;
    }
  };

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const service = strikesAt(url);
    const now = layer.fault;
    if (service !== undefined && now?.service === service) {
      const isCommit = service === 'firestore' && url.includes(':commit');
      if (now.strikes === 'answer' && isCommit) await sent(input, init);
      if (now.strikes === 'all' || isCommit)
        return now.fault === 'hang' ? hanging(init?.signal) : struck(now.fault, service);
    }
    const response = await sent(input, init);
    return service === 'auth' && layer.shortSessions ? shortened(response) : response;
  };

  const layer: FaultLayer = {
    fault: undefined,
    shortSessions: false,
    busy: () => busy,
    // an import cannot be aborted: it counts as hung only while the fault lasts
    hung: () => hung + (layer.fault?.service === 'hosting' ? stuck : 0),
    hosting: async () => {
      if (layer.fault?.service !== 'hosting') return;
      if (layer.fault.fault === 'hang') {
        stuck += 1;
        await new Promise(() => undefined);
      }
      throw new TypeError('Failed to fetch dynamically imported module');
    },
    remove: () => {
      globalThis.fetch = fetch;
    },
  };
  return layer;
}
