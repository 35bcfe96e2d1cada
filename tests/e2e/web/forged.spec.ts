/** Results that nobody played, sent past the game over the database's REST interface, rank on no board. */
import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { EMULATOR_PORTS, TEST_DAY } from '../../support/e2e-world';
import { PlayPage } from './pages/play-page';

const tag = () => randomBytes(3).toString('hex');
const ROOT = 'projects/demo-worldmaps/databases/(default)/documents';
const ADDRESS = `http://127.0.0.1:${EMULATOR_PORTS.firestore}/v1/${ROOT}`;
const BOARD = 'leaderboard/2026-W47/level15';
const stampOf = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

type Fields = Readonly<Record<string, { readonly stringValue: string } | object>>;

/** As a stranger with an account of their own; the stand-in believes a token's claims, as emulators do. */
async function post(call: string, uid: string, body: unknown): Promise<Response> {
  const claims = Buffer.from(JSON.stringify({ sub: uid, firebase: { sign_in_provider: 'anonymous' } }));
  return fetch(`${ADDRESS}${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer e30.${claims.toString('base64url')}.x` },
    body: JSON.stringify(body),
  });
}

/** Sends a score of these fields as the rules want it: with the account's stamp beside it. */
function send(fields: Fields): Promise<Response> {
  const [uid, place] = [`stranger-${tag()}`, `${BOARD}/${tag()}`];
  return post(':commit', uid, {
    writes: [
      {
        update: { name: `${ROOT}/accounts/${uid}`, fields: { lastDocument: { stringValue: place } } },
        updateTransforms: [stampOf('createdAt'), stampOf('lastWrite')],
      },
      { update: { name: `${ROOT}/${place}`, fields }, updateTransforms: [stampOf('sentAt')] },
    ],
  });
}

const forged = (name: string, changes: Fields = {}): Fields => ({
  name: { stringValue: name },
  feedback: { stringValue: '' },
  time: { doubleValue: 0.4 },
  gameMode: { integerValue: '5' },
  score: { integerValue: '1' },
  level: { integerValue: '15' },
  date: { stringValue: TEST_DAY },
  userId: { stringValue: '' },
  week: { stringValue: '2026-W47' },
  quest: { stringValue: 'quest1' },
  ...changes,
});

/** What the board's first cell says of a name: its rank, or the dash of those that have none. */
const rankOf = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(name) })
    .locator('td')
    .first();

test('a forged result, and a stolen run, stand below the line; an honest one has its rank', async ({
  page,
}) => {
  await page.clock.setSystemTime(TEST_DAY);
  const honest = `Honnête ${tag()}`;
  const play = new PlayPage(page);
  await play.open(15, 'mode=5&quest=quest1');
  await play.answerAndGoOn();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(honest);
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/leaderboard\/15/, { timeout: 20_000 });
  const board = page.url();
  await expect(rankOf(page, honest)).toHaveText(/^\d/);
  await expect(page.getByText('en attente d’envoi')).toHaveCount(0, { timeout: 20_000 });

  // whoever reads the board has every run on it
  const from = [{ collectionId: 'level15' }];
  const read = await post('/leaderboard/2026-W47:runQuery', 'thief', {
    structuredQuery: { from, limit: 100 },
  });
  const rows: unknown = await read.json();
  const stolen = /"fields":(\{(?:[^{}]|\{[^{}]*\})*\})/g;
  const fields = [...JSON.stringify(rows).matchAll(stolen)].map(([, text = '']): unknown => JSON.parse(text));
  const mine = fields.find((each) => JSON.stringify(each).includes(honest));
  const run = /"run":\{"stringValue":"([\w-]+)"\}/.exec(JSON.stringify(mine))?.[1];
  const time = /"time":\{"(?:double|integer)Value":"?([\d.]+)/.exec(JSON.stringify(mine))?.[1];
  const date = /"date":\{"stringValue":"([^"]+)"/.exec(JSON.stringify(mine))?.[1];
  if (run === undefined || time === undefined || date === undefined) throw new Error('no row to steal from');

  const names = {
    bare: `Nu ${tag()}`,
    noise: `Bruit ${tag()}`,
    faster: `Vite ${tag()}`,
    thief: `Vol ${tag()}`,
  };
  const answers = [
    await send(forged(names.bare)),
    await send(forged(names.noise, { run: { stringValue: 'A'.repeat(1200) } })),
    await send(forged(names.faster, { run: { stringValue: run }, date: { stringValue: date } })),
    await send(
      forged(names.thief, {
        run: { stringValue: run },
        time: { doubleValue: Number(time) },
        // earlier than the honest one, by the thief's own account
        date: { stringValue: new Date(Date.parse(date) - 50).toISOString() },
      }),
    ),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  const huge = await send(forged(`Gros ${tag()}`, { run: { stringValue: 'A'.repeat(10_000_000) } }));
  expect(huge.ok).toBe(false);

  await page.goto(board);
  await expect(rankOf(page, honest)).toHaveText(/^\d/);
  for (const name of Object.values(names)) await expect(rankOf(page, name)).toHaveText('–');
  await expect(page.getByRole('row', { name: /Sans preuve/ })).toBeVisible();
  await expect(page.getByText('Cette partie est celle d’un autre résultat.')).toHaveCount(0);
});
