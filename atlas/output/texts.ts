/** The English quest texts, which stand in `level.json` beside the boxes for whoever reads that file alone. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { QuestText } from './drawn';

const textsSchema = z.record(z.string(), z.looseObject({ title: z.string(), hint: z.string().optional() }));

/** The file of a translation space below the locales' root. */
export const textFile = (locales: string, space: string): string => path.join(locales, 'en', `${space}.json`);

/** Texts by quest; none when the file does not exist. Throws when it is not a file of quest texts. */
export function readTexts(locales: string, space: string): Readonly<Record<string, QuestText>> {
  const file = textFile(locales, space);
  if (!existsSync(file)) return {};
  return textsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
