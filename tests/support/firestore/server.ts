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
  close(): Promise<void>;
}

const CALL =
  /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+\/documents)(?:\/(.+?))?(?::(commit|batchGet|runQuery|runAggregationQuery|beginTransaction|rollback))?$/;

/** Reads a token's claims without checking its signature, as the emulators do. */
function callerOf(request: IncomingMessage): Caller {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
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

  const answer = (request: IncomingMessage, body: Body): unknown => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const [, root = '', , parent = '', call] =
      CALL.exec(decodeURIComponent(pathname)) ?? refuse(404, 'NOT_FOUND', pathname);
    const caller = callerOf(request);
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
    const text = await textOf(request);
    if (standIn.weather === 'away') return void request.socket.destroy();
    try {
      const result = answer(request, text ? JSON.parse(text) : {});
      if (standIn.weather === 'lostAnswer') return void request.socket.destroy();
      return send(200, result);
    } catch (error) {
      if (!(error instanceof StandInError)) throw error;
      const { http, status, message } = error;
      return send(http, { error: { code: http, message, status } });
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(standIn, { port: typeof address === 'object' && address ? address.port : port });
}
