/** The hosting's own policy stands beside the page's: what either forbids is forbidden, so it has to allow all that a build may ask for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { webPolicy } from '../../../scripts/policy';

const sourcesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

it('the header of the hosting allows all that a build with Firebase and App Check asks for', () => {
  const hosting = readFileSync(path.resolve(import.meta.dirname, '../../../firebase.json'), 'utf8');
  const header = /"key": "Content-Security-Policy",\s+"value": "([^"]+)"/.exec(hosting)?.[1] ?? '';
  const allowed = sourcesOf(header);
  const asked = sourcesOf(
    webPolicy({
      VITE_FIREBASE_PROJECT_ID: 'p',
      VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
      VITE_FIREBASE_APP_CHECK_KEY: 'key',
    }),
  );
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    const own = (allowed.get(name) ?? []).concat('https://p.firebaseapp.com');
    expect(asked.get(name)?.length).toBeGreaterThan(1);
    expect(asked.get(name)?.filter((source) => !own.includes(source))).toEqual([]);
  }
});
