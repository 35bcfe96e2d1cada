/** `npm run atlas:new -- <route keyword>`: the template copied for a new level, and the row to add to the catalogue. */
import { cpSync, existsSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../src/maps/catalogue';
import { PROJECT } from '../output/project';

/** Letters and digits, as the keyword stands in addresses and names a folder. */
const KEYWORD = /^[a-z0-9]{2,20}$/;
const LEVELS = path.resolve(import.meta.dirname, '../levels');
const LANGUAGES = ['fr', 'en'];

/** Why no level can be called so; undefined when it can. */
function refusal(keyword: string): string | undefined {
  if (!KEYWORD.test(keyword))
    return 'usage: npm run atlas:new -- <route keyword: 2 to 20 letters a-z or digits>';
  const taken = [path.join(LEVELS, keyword), ...LANGUAGES.map((language) => wordsOf(language, keyword))];
  const found = taken.find((file) => existsSync(file));
  return found && `${path.relative(PROJECT.root, found)} is already there`;
}

const wordsOf = (language: string, keyword: string): string =>
  path.join(PROJECT.locales, language, `${keyword}.json`);

const [keyword = ''] = process.argv.slice(2);
const refused = refusal(keyword);
if (refused !== undefined) {
  console.error(refused);
  process.exit(2);
}
const folder = path.join(LEVELS, keyword);
cpSync(path.join(LEVELS, '_template'), folder, { recursive: true });
for (const language of LANGUAGES)
  renameSync(path.join(folder, 'words', `${language}.json`), wordsOf(language, keyword));
rmdirSync(path.join(folder, 'words'));
const next = CATALOGUE.length + 1;
console.log(`atlas/levels/${keyword}/ and its words are there. Its row in src/maps/catalogue.ts:
  [${next}, '${keyword.toUpperCase()}', '${keyword}', '${keyword}', ${next}, 10, 0],
Then: npm run rules:write`);
