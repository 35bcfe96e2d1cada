/** Turns measurements into the tables of docs/performance.md. */

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note?: string;
}

const cell = (value: string | number): string => {
  if (typeof value === 'string') return value;
  if (Number.isNaN(value)) return '–';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value % 1 === 0 ? 0 : 1);
};

function markdown({ title, columns, rows, note }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, i) => (i ? '---:' : '---'));
  const body = rows.map((row) => line(row.map(cell)));
  return [`## ${title}`, '', line(columns), line(rule), ...body, ...(note ? ['', note] : []), ''].join('\n');
}

const HEAD = `# Performance

Written by \`npm run bench\`: the same map in the same browser, subjects interleaved, medians. Times come from a machine
without a graphics card and say little by themselves; the ratios within one run are what counts. Bytes and requests are
as they travelled, over HTTP/2 and by brotli. The targets stand under each table.

"Sharp" is, for all subjects alike, the last frame of the display that changes at least 1 % of the pixels that show the
map, from the trace's pictures of the screen: from then on they differ by less from how they stay, so that a picture counts
that comes bit by bit, and none that is drawn again. The game's picture is kept still, since a living one never stays as it
is. A peer shows the map in the whole window, the game between its bars; "at rest" is the same of the whole window, bars
and all. "view" is the physical limit: a page with exactly what the view shows in one WebP.
`;

/** The sections of a page by their titles, in order. */
function sectionsOf(page: string): Map<string, string> {
  const sections = page.split(/^(?=## )/m).slice(1);
  return new Map(sections.map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', text.trimEnd() + '\n'] as const));
}

/** The whole page: what was not measured this time, or is measured by hand, stays as `before` has it. */
export function report(facts: readonly string[], tables: readonly Table[], before: string): string {
  const sections = sectionsOf(before);
  for (const table of tables) sections.set(table.title, markdown(table));
  return [HEAD, ...facts.map((fact) => `- ${fact}`), '', ...sections.values()].join('\n');
}
