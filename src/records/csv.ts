/** Writes tables that a spreadsheet opens as they are: RFC 4180, with nothing a visitor typed taken for a formula. */

/** Marks the file as UTF-8 for spreadsheets. */
const MARK = '\uFEFF';

function cell(value: string | number): string {
  // a leading sign would make a spreadsheet calculate what a visitor wrote
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
