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
const MAX_LENGTH = 100;
const plain = (path: string) =>
  `/${path.slice(0, MAX_LENGTH).toLowerCase().split('/').filter(Boolean).join('/')}`;

/** With its stroke, so that two letters of `/store` may have changed places. */
const getLastSegment = (path: string) => path.slice(path.lastIndexOf('/'));
const isNear = (distance: number, part: string) => distance <= part.length / 3;

/** How far what was asked for is from an address, in letters; nothing where nobody could have meant it. */
function distanceTo(address: string, wanted: string): number | undefined {
  const end = getLastSegment(address);
  const whole = editDistance(wanted, address);
  if (isNear(whole, end)) return whole;
  const last = editDistance(getLastSegment(wanted), end);
  return isNear(last, end) ? last + 1 : undefined;
}

/**
 * Of all addresses those that somebody may have meant: no more is another than a third of the letters of the last part,
 * in the whole address or in its last part alone. The nearest comes first.
 */
export function closestAddresses(asked: string, addresses: readonly string[], most = 3): string[] {
  const wanted = plain(asked);
  return addresses
    .flatMap((address) => {
      const distance = distanceTo(plain(address), wanted);
      return distance === undefined ? [] : [{ address, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ address }) => address);
}
