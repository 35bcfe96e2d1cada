/** Words of quests: none missing, none left over, in both languages. */

/** Texts of one translation space as they came from a locale file. */
export type QuestTexts = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What is wrong with the words of one language, for the quests a level has. */
export function checkTexts(language: string, quests: readonly string[], texts: QuestTexts): string[] {
  const faults: string[] = [];
  for (const quest of quests) {
    const entry = texts[quest];
    const fields = typeof entry === 'object' && entry !== null ? { ...entry } : {};
    for (const field of ['title', 'hint'])
      if (!isText(Object.entries(fields).find(([name]) => name === field)?.[1]))
        faults.push(`${language}: ${quest} has no ${field}`);
  }
  for (const quest of Object.keys(texts))
    if (!quests.includes(quest)) faults.push(`${language}: ${quest} has words but no picture`);
  const titles = Object.values(texts).map((entry) =>
    typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : undefined,
  );
  if (new Set(titles).size < titles.length) faults.push(`${language}: two quests share a title`);
  return faults;
}
