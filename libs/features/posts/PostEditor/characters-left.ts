/** From this part of the limit on, a writer is told what is left. */
const NEAR = 0.9;

const format = new Intl.NumberFormat('en-US');
const counted = (count: number) => `${format.format(count)} ${count === 1 ? 'character' : 'characters'}`;

/** What to say about the room for a text of so many characters; nothing while there is plenty. */
export function charactersLeft(length: number, limit: number): string {
  if (length < limit * NEAR) return '';
  return length > limit ? `${counted(length - limit)} too many.` : `${counted(limit - length)} left.`;
}
