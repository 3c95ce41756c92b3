/** Numbers stay numbers; texts are escaped against formula injection. */
export type Cell = string | number;

export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would interpret as a formula, also after leading characters that it skips. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
const CONTROL_FIRST = /^\p{Cc}/u;
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** One line of a CSV file (RFC 4180), including the line break. */
export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : formatTextCell(cell))).join(',')}\r\n`;
}

function formatTextCell(text: string): string {
  const isFormula = FORMULA.test(text) || CONTROL_FIRST.test(text);
  const safe = `${isFormula ? "'" : ''}${text.replace(CONTROLS, '')}`;
  return /[",\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
