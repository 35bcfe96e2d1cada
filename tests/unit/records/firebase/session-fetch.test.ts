import { expect, it } from 'vitest';
import { keepSessions } from '../../../../src/records/firebase/session-fetch';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k';
const EMULATED = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

function pageThatHears(response: () => Response) {
  const page: Pick<typeof globalThis, 'fetch'> = { fetch: () => Promise.resolve(response()) };
  keepSessions(page);
  return page;
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { code: status, message } }, { status });

it.each([LOOKUP, TOKEN, EMULATED])('an outage is a failure of the network: %s', async (url) => {
  for (const status of [400, 401, 403, 404, 429, 500, 503])
    await expect(pageThatHears(() => refusal(status, 'UNAVAILABLE')).fetch(url)).rejects.toThrow(TypeError);
  const portal = pageThatHears(() => new Response('<!doctype html>', { status: 502 }));
  await expect(portal.fetch(url)).rejects.toThrow(TypeError);
});

it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED : The credential is no longer valid.'])(
  'a verdict on the session reaches the SDK whole: %s',
  async (message) => {
    const heard = await pageThatHears(() => refusal(400, message)).fetch(LOOKUP);
    expect([heard.status, await heard.json()]).toEqual([400, { error: { code: 400, message } }]);
  },
);

it('lets everything else pass', async () => {
  const wrong = await pageThatHears(() => refusal(400, 'INVALID_PASSWORD')).fetch(SIGN_IN);
  expect(wrong.status).toBe(400);
  const away = await pageThatHears(() => refusal(503, '')).fetch('/worldmaps/maps/index.json');
  expect(away.status).toBe(503);
  expect((await pageThatHears(() => Response.json({ users: [] })).fetch(LOOKUP)).ok).toBe(true);
});
