/** How many letters must be added, left out or changed to make one text of another. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Longer ones are nobody's slip of the finger. */
const MAX_LETTERS = 100;
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '').slice(0, MAX_LETTERS);

/**
 * Of all addresses those that somebody may have meant: at most a third of the letters is another, or the last part of one
 * is what was asked for. The nearest comes first.
 */
export function closestAddresses(asked: string, addresses: readonly string[], most = 3): string[] {
  const wanted = plain(asked);
  const wantedEnd = wanted.slice(wanted.lastIndexOf('/'));
  const distanceTo = (address: string) => {
    const whole = plain(address);
    const end = whole.slice(whole.lastIndexOf('/'));
    return Math.min(editDistance(wanted, whole), editDistance(wantedEnd, end) + 1);
  };
  return addresses
    .filter((address) => plain(address) !== '')
    .map((address) => ({ address, distance: distanceTo(address) }))
    .filter(({ address, distance }) => distance <= Math.max(1, plain(address).length / 3))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ address }) => address);
}
