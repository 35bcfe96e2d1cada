/**
 * Keeps Auth's SDK from forgetting who is signed in while its server is away.
 *
 * At the start the SDK looks the account up and renews its token. Whatever it hears but a failure of the network makes
 * it sign the player out and remove them from the device, a 429 or a 503 as well. An outage is no answer (DECISIONS
 * 19), so here it becomes the failure that it is.
 */
import * as z from 'zod/mini';

/** The calls that keep a session. Forms make others, whose answers the player has to read. */
const KEEPS_SESSION = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/(?:accounts:lookup|token)\?/;

/** What is said only by a server that has judged the session. */
const ENDS_SESSION: readonly string[] = [
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
];

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

async function endsSession(response: Response): Promise<boolean> {
  const raw: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(raw);
  // a reason may follow the code: "TOKEN_EXPIRED : …"
  const [code = ''] = refusal.success ? refusal.data.error.message.split(' ') : [];
  return ENDS_SESSION.includes(code);
}

/** Stands before the page's `fetch`, which the SDK looks up at each call; other requests pass as they are. */
export function keepSessions(page: Pick<typeof globalThis, 'fetch'>): void {
  const fetch = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (response.ok || !KEEPS_SESSION.test(url) || (await endsSession(response.clone()))) return response;
    throw new TypeError(`nobody judged the session: ${String(response.status)}`);
  };
}
