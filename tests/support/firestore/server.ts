/** The Firestore stand-in: the REST front that the Lite SDK speaks to, on this machine only, with the rules enforced. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { Documents, type Caller, type RestQuery, type RestWrite, type StoredDocument } from './documents';
import { compileRules, type Rules } from './rules';
import { refuse, StandInError } from './stand-in-error';

export interface StandIn {
  readonly port: number;
  readonly documents: Documents;
  /** Moves its clock on, in milliseconds. */
  advance(milliseconds: number): void;
  loadRules(source: string): void;
  /** What befalls the next requests: nothing, their answer is lost after the work, or no work is done. */
  weather: 'fine' | 'lostAnswer' | 'away';
  /** Answers as over its port, for who is in the same process; rejects where the network would. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

const CALL =
  /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+\/documents)(?:\/(.+?))?(?::(commit|batchGet|runQuery|runAggregationQuery|beginTransaction|rollback))?$/;

/** Reads a token's claims without checking its signature, as the emulators do. */
function callerOf(authorization: string | null | undefined): Caller {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined || token === 'owner') return token;
  const [, payload = ''] = token.split('.');
  const claims = z
    .looseObject({ sub: z.string() })
    .safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'));
  return claims.success
    ? { uid: claims.data.sub, token: claims.data }
    : refuse(401, 'UNAUTHENTICATED', 'a bad token');
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

interface Body {
  readonly writes?: readonly RestWrite[];
  readonly documents?: readonly string[];
  readonly structuredQuery?: RestQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: RestQuery;
    readonly aggregations?: readonly { readonly alias?: string; readonly count?: object }[];
  };
}

/** Starts it on a free port, or on `port`. */
export async function startStandIn(rulesSource: string, port = 0): Promise<StandIn> {
  let rules: Rules = compileRules(rulesSource);
  let offset = 0;
  const documents = new Documents({ now: () => Date.now() + offset, rules: () => rules });

  const answer = (url: string, authorization: string | null | undefined, body: Body): unknown => {
    const { pathname } = new URL(url, 'http://stand-in');
    const [, root = '', , parent = '', call] =
      CALL.exec(decodeURIComponent(pathname)) ?? refuse(404, 'NOT_FOUND', pathname);
    const caller = callerOf(authorization);
    const readTime = documents.stamp();
    const shown = (key: string, found: StoredDocument) => ({ name: `${root}/${key}`, ...found });
    const keyOf = (name: string) =>
      name.startsWith(`${root}/`)
        ? name.slice(root.length + 1)
        : refuse(400, 'INVALID_ARGUMENT', 'a name of another database');
    switch (call) {
      case 'commit': {
        const time = documents.commit(caller, body.writes ?? [], keyOf);
        return { writeResults: (body.writes ?? []).map(() => ({ updateTime: time })), commitTime: time };
      }
      case 'batchGet':
        return (body.documents ?? []).map((name) => {
          const found = documents.get(caller, keyOf(name));
          return found ? { found: shown(keyOf(name), found), readTime } : { missing: name, readTime };
        });
      case 'runQuery': {
        const rows = documents.query(caller, parent, body.structuredQuery ?? {});
        return rows.length > 0
          ? rows.map(([key, found]) => ({ document: shown(key, found), readTime }))
          : [{ readTime }];
      }
      case 'runAggregationQuery': {
        const { structuredQuery = {}, aggregations = [] } = body.structuredAggregationQuery ?? {};
        const [{ alias = '', count } = {}, ...others] = aggregations;
        if (!count || others.length > 0) return refuse(400, 'INVALID_ARGUMENT', 'one count expected');
        const found = String(documents.query(caller, parent, structuredQuery).length);
        return [{ result: { aggregateFields: { [alias]: { integerValue: found } } }, readTime }];
      }
      case undefined: {
        const found = documents.get(caller, parent) ?? refuse(404, 'NOT_FOUND', parent);
        return shown(parent, found);
      }
      case 'beginTransaction':
        return { transaction: Buffer.from(readTime).toString('base64') };
      default:
        return {};
    }
  };

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  const standIn: Omit<StandIn, 'port'> = {
    documents,
    weather: 'fine',
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    loadRules: (source) => {
      rules = compileRules(source);
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      // as late as a network's at the earliest
      await new Promise((resolve) => setImmediate(resolve));
      request.signal.throwIfAborted();
      const said = answered(request.url, request.headers.get('authorization'), text);
      if (!said) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
      return Response.json(said.body, { status: said.status });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
        vary: 'origin',
      });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') return send(200, {});
    const said = answered(request.url ?? '/', request.headers.authorization, await textOf(request));
    if (said) send(said.status, said.body);
    else request.socket.destroy();
  }

  /** Status and body of the answer; undefined where none comes. */
  function answered(
    url: string,
    authorization: string | null | undefined,
    text: string,
  ): { readonly status: number; readonly body: unknown } | undefined {
    if (standIn.weather === 'away') return undefined;
    try {
      const body = answer(url, authorization, text ? JSON.parse(text) : {});
      return standIn.weather === 'lostAnswer' ? undefined : { status: 200, body };
    } catch (error) {
      if (!(error instanceof StandInError)) throw error;
      const { http, status, message } = error;
      return { status: http, body: { error: { code: http, message, status } } };
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(standIn, { port: typeof address === 'object' && address ? address.port : port });
}
