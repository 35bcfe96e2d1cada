import { describe, expect, it, vi } from 'vitest';
import { deleteLogin } from '../../../scripts/account-login';

const UID = 'Xy12_abc-9';
const answering = (status: number, text = '{}') =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));

describe('taking a login away', () => {
  it('asks the provider of the project, as who runs it', async () => {
    const ask = answering(200);
    expect(await deleteLogin(UID, { project: 'maps', token: () => 'mine' }, ask)).toBe('gone');
    const [address, how] = ask.mock.calls[0] ?? [];
    expect(address).toBe('https://identitytoolkit.googleapis.com/v1/projects/maps/accounts:delete');
    expect(how).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer mine', 'x-goog-user-project': 'maps' },
      body: JSON.stringify({ localId: UID }),
    });
  });

  it('asks an emulator without anybody’s token', async () => {
    const ask = answering(200);
    const token = vi.fn<() => string>();
    await deleteLogin(UID, { project: 'maps', emulator: '127.0.0.1:9099', token }, ask);
    expect(ask.mock.calls[0]?.[0]).toMatch(/^http:\/\/127\.0\.0\.1:9099\//);
    expect(token).not.toHaveBeenCalled();
  });

  it.each(['', 'short', '../accounts', 'a b c d e f'])('sends nothing for %j', async (uid) => {
    const ask = answering(200);
    expect(await deleteLogin(uid, { project: 'maps', token: () => 'mine' }, ask)).toBe('notAnId');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [400, '{"error":{"message":"USER_NOT_FOUND"}}', 'unknown'],
    [403, 'no right', { failed: 'no right' }],
  ])('tells what %s means', async (status, text, expected) => {
    const place = { project: 'maps', token: () => 'mine' };
    expect(await deleteLogin(UID, place, answering(status, text))).toEqual(expected);
  });
});
