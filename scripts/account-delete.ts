/**
 * `npm run account:delete -- <uid>`: takes away the login of an account that the owner has erased on the desk, which no
 * page may do. It asks `gcloud` who runs the project.
 */
import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { deleteLogin } from './account-login';
import { print } from './say';

const SAID = {
  gone: 'the login is gone, and its address is free',
  unknown: 'there is no such login: it is gone already, or belongs to another project',
  notAnId:
    'usage: npm run account:delete -- <User UID, as the desk and the Authentication page of the console name it>',
} as const;

const { VITE_FIREBASE_PROJECT_ID: project = '', VITE_FIREBASE_EMULATORS: emulators = '' } = loadEnv(
  'production',
  process.cwd(),
);

function token(): string {
  const { stdout, status } = spawnSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8' });
  if (status !== 0 || stdout.trim() === '') {
    print(
      'gcloud does not say who you are: install it and run `gcloud auth login`, or delete the login in the console.',
    );
    process.exit(2);
  }
  return stdout.trim();
}

if (project === '') {
  print('.env.local names no project: VITE_FIREBASE_PROJECT_ID is empty');
  process.exit(2);
}
const emulator = /auth ([^,]+)/.exec(emulators)?.[1];
const answer = await deleteLogin(process.argv[2] ?? '', { project, emulator, token });
print(typeof answer === 'string' ? SAID[answer] : `the provider refused: ${answer.failed}`);
process.exit(answer === 'gone' ? 0 : 1);
