/** Fraction of the limit from which the remaining characters are shown. */
const NEAR = 0.9;

const format = new Intl.NumberFormat('en-US');
const counted = (count: number) => `${format.format(count)} ${count === 1 ? 'character' : 'characters'}`;

/** Message about the remaining or excess characters; empty while the text is well below the limit. */
export function charactersLeft(length: number, limit: number): string {
  if (length < limit * NEAR) return '';
  return length > limit ? `${counted(length - limit)} too many.` : `${counted(limit - length)} left.`;
}
