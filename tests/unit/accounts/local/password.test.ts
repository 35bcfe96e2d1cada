import { expect, it, vi } from 'vitest';
import { hashPassword, newSalt } from '../../../../src/accounts/local/password';

it('takes so many rounds that guessing is slow, and another hash with another salt', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  const [one, two] = [newSalt(), newSalt()];
  const hash = await hashPassword('secret1', one);
  expect(derive).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'PBKDF2', iterations: expect.toSatisfy((rounds) => rounds >= 210_000) }),
    expect.anything(),
    256,
  );
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashPassword('secret1', two)).not.toBe(hash);
});
