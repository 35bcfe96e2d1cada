/** `npm run rules:admin -- <uid>`: writes the owner's account id into `firestore.rules`, the authority on who that is. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withAdmin } from './admin-uid';
import { print } from './say';

const FILE = path.resolve(import.meta.dirname, '../firestore.rules');

const [uid = ''] = process.argv.slice(2);
const changed = withAdmin(readFileSync(FILE, 'utf8'), uid);
if (changed === undefined) {
  print('usage: npm run rules:admin -- <uid of the owner, from the Authentication page of the console>');
  process.exit(2);
}
writeFileSync(FILE, changed);
print(`firestore.rules: the owner is ${uid}. Deploy them: firebase deploy --only firestore:rules`);
