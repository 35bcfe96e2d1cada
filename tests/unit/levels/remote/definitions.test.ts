import { afterEach, expect, it, vi } from 'vitest';
import { fetchDefinition } from '../../../../src/levels/remote/definitions';

afterEach(() => void vi.unstubAllGlobals());

/** The store answers so; gives the addresses it is asked for. */
function answering(answer: Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer);
  });
  return asked;
}

it('is the document of the level, decoded', async () => {
  const asked = answering(Response.json({ fields: { name: { stringValue: 'Harbour' } } }));
  expect(
    await fetchDefinition({ projectId: 'demo', emulator: 'localhost:4394', token: undefined }, 7),
  ).toEqual({
    name: 'Harbour',
  });
  expect(asked).toEqual([
    'http://localhost:4394/v1/projects/demo/databases/(default)/documents/levelData/level7',
  ]);
});

it('is undefined where there is no document', async () => {
  answering(Response.json({ error: { code: 404 } }, { status: 404 }));
  expect(await fetchDefinition({ projectId: 'demo', token: undefined }, 7)).toBeUndefined();
});

it('rejects with the answer where it cannot be read', async () => {
  answering(Response.json({ error: { code: 503 } }, { status: 503 }));
  await expect(fetchDefinition({ projectId: 'demo', token: undefined }, 7)).rejects.toThrow(
    'levelData/level7: 503',
  );
});
