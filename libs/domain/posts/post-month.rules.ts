const MONTH_PATTERN = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** First day of a month given as YYYY-MM, and of the next one, as YYYY-MM-DD; undefined for other text. */
export function parseMonth(text: string): { from: string; to: string } | undefined {
  const match = MONTH_PATTERN.exec(text);
  if (match === null) return undefined;
  const [year, month] = [Number(match[1]), Number(match[2])];
  // Date.UTC would take the years 0 to 99 as 1900 to 1999.
  if (year < 100) return undefined;
  return { from: `${text}-01`, to: new Date(Date.UTC(year, month)).toISOString().slice(0, 10) };
}
