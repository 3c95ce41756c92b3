import { DAY_MS } from '../timing/durations.ts';

/** Local hour from which the summary of the day before is sent. */
const SUMMARY_HOUR = 7;

/** The day before as YYYYMMDD, once its summary is due; a number, so that it can stand where ids do. */
export function findSummaryDay(now: Date, timeZone: string): number | undefined {
  const hour = Number(now.toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }));
  if (hour < SUMMARY_HOUR) return undefined;
  const today = now.toLocaleDateString('en-CA', { timeZone });
  return Number(toIsoDay(new Date(`${today}T12:00:00Z`).getTime() - DAY_MS).replaceAll('-', ''));
}

/** '2026-11-24' of 20261124. */
export const toSummaryDate = (day: number): string =>
  String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const toIsoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
