/** `npm run rules:write`: writes what the game's code says of levels and names into `firestore.rules` and the indexes. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../src/maps/catalogue';
import { rulesAsWritten } from './rules-written';
import { indexesFor } from './board-levels';
import { print } from './say';

const file = (name: string): string => path.resolve(import.meta.dirname, '..', name);
const levels = CATALOGUE.length;

const rules = file('firestore.rules');
writeFileSync(rules, rulesAsWritten(readFileSync(rules, 'utf8')));
writeFileSync(file('firestore.indexes.json'), indexesFor(levels));
print(
  `The rules and indexes know ${String(levels)} levels and which names are one. Deploy them: firebase deploy --only firestore`,
);
