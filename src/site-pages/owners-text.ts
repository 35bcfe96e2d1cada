/** A text of the owner's as a page shows it: lines that begin with "#" are headings; pure. */

export interface Part {
  /** Empty above the first heading. */
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const HEADING = /^#+\s*(?=\S)/;

/** Parts in their order; empty lines part paragraphs, and a part without a word is none. */
export function partsOf(text: string): readonly Part[] {
  const parts: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    if (HEADING.test(line)) parts.push({ title: line.replace(HEADING, '').trim(), lines: [] });
    else parts.at(-1)?.lines.push(line.trim());
  }
  return parts
    .map(({ title, lines }) => ({
      title,
      paragraphs: lines
        .join('\n')
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
    }))
    .filter(({ title, paragraphs }) => title !== '' || paragraphs.length > 0);
}

/** The other way round: what the owner finds in the field. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ title, paragraphs }) => [...(title === '' ? [] : [`# ${title}`]), ...paragraphs].join('\n\n'))
    .join('\n\n');
}
