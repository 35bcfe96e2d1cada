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
as they travelled (scripts, styles and JSON gzipped). The targets stand in brackets where there is one.
`;

/** The whole page. */
export function report(facts: readonly string[], tables: readonly Table[]): string {
  return [HEAD, ...facts.map((fact) => `- ${fact}`), '', ...tables.map(markdown)].join('\n');
}
