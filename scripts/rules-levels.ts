/** `npm run rules:levels`: writes the catalogue's levels into `firestore.rules` and `firestore.indexes.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../src/maps/catalogue';
import { indexesFor, rulesFor } from './board-levels';
import { print } from './say';

const file = (name: string): string => path.resolve(import.meta.dirname, '..', name);
const levels = CATALOGUE.length;

const rules = file('firestore.rules');
writeFileSync(rules, rulesFor(readFileSync(rules, 'utf8'), levels));
writeFileSync(file('firestore.indexes.json'), indexesFor(levels));
print(`The rules and indexes know ${String(levels)} levels. Deploy them: firebase deploy --only firestore`);
