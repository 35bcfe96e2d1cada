/** `npm run french:spaces`: binds the signs of the French texts to their words, so that no line begins with one. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boundSigns } from './french-signs';

const folder = path.resolve(import.meta.dirname, '../resources/locales/fr');
for (const name of readdirSync(folder)) {
  const file = path.join(folder, name);
  const before = readFileSync(file, 'utf8');
  // a booth calls in both languages: what stands under `en` is English
  const after = before.replaceAll(/("[^"]*": )(".*")/g, (line, key: string, text: string) =>
    key === '"en": ' ? line : key + boundSigns(text),
  );
  if (after !== before) writeFileSync(file, after);
}
