const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const formats = { short: inUtc({ month: 'short' }), long: inUtc({ month: 'long', year: 'numeric' }) };

/** Formats a month given as YYYY-MM: 'Nov' or 'November 2026'. */
export function formatMonth(month: string, length: keyof typeof formats): string {
  return formats[length].format(new Date(`${month}-01T00:00:00Z`));
}
