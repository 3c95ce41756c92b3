/** Formats the day of a moment in a time zone: 'December 22, 2026', or 'Dec 22, 2026' as `medium`. */
export function formatDay(
  at: string | Date,
  timeZone: string,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle, timeZone });
}
