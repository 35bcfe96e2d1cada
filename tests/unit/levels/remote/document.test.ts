import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDocument, remoteProject } from '../../../../src/levels/remote/document';

afterEach(() => void vi.unstubAllGlobals());

describe('the project of a build', () => {
  it('is the one its variables name, with the second of its emulators', () => {
    expect(remoteProject({ VITE_FIREBASE_PROJECT_ID: 'fair' })).toEqual({ projectId: 'fair' });
    const emulators = { VITE_FIREBASE_EMULATORS: 'localhost:1, localhost:2 ,localhost:3' };
    expect(remoteProject({ VITE_FIREBASE_PROJECT_ID: 'fair', ...emulators })).toEqual({
      projectId: 'fair',
      emulator: 'localhost:2',
    });
    expect(remoteProject({ VITE_FIREBASE_PROJECT_ID: 'fair', VITE_FIREBASE_EMULATORS: 'one' })).toEqual({
      projectId: 'fair',
    });
  });

  it('is none where records stay on the device', () => {
    for (const id of [undefined, '', 7])
      expect(remoteProject({ VITE_FIREBASE_PROJECT_ID: id })).toBeUndefined();
  });
});

describe('a document', () => {
  const answer = (response: Response) => {
    const fetched = vi.fn(async (_url: string, _how: unknown) => response);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const found = () => Response.json({ name: 'levelData/level3', fields: { level: { integerValue: '3' } } });
  const PLACE = 'v1/projects/fair/databases/(default)/documents/levelData/level3';

  it('is read over the database’s plain interface, and decoded', async () => {
    const fetched = answer(found());
    expect(await fetchDocument({ projectId: 'fair', token: undefined }, 'levelData/level3')).toEqual({
      level: 3,
    });
    expect(fetched.mock.calls).toEqual([[`https://firestore.googleapis.com/${PLACE}`, {}]]);
  });

  it('is asked of the emulator where there is one, with the page’s proof where it has one', async () => {
    const fetched = answer(found());
    const project = { projectId: 'fair', emulator: 'localhost:2' };
    await fetchDocument({ ...project, token: async () => 'proof' }, 'levelData/level3');
    expect(fetched.mock.calls).toEqual([
      [`http://localhost:2/${PLACE}`, { headers: { 'X-Firebase-AppCheck': 'proof' } }],
    ]);
    answer(found());
    await fetchDocument({ ...project, token: async () => undefined }, 'levelData/level3');
  });

  it('is none where there is none, and an error where it cannot be read', async () => {
    const project = { projectId: 'fair', token: undefined };
    answer(new Response('', { status: 404 }));
    expect(await fetchDocument(project, 'levelData/level3')).toBeUndefined();
    answer(new Response('', { status: 500 }));
    await expect(fetchDocument(project, 'levelData/level3')).rejects.toThrow('levelData/level3: 500');
  });
});
