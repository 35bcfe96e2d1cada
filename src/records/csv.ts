/** Writes CSV files for spreadsheets (RFC 4180) and escapes what a visitor typed, so that none of it runs as a formula. */

/** The byte order mark, by which spreadsheets recognise UTF-8. */
const MARK = '\uFEFF';

function cell(value: string | number): string {
  // a spreadsheet takes text with such a first character for a formula
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
