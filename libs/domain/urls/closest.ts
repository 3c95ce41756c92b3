/** Levenshtein distance: insertions, deletions and substitutions. */
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

/** Limits the cost of the edit distance; longer paths are cut. */
const MAX_LENGTH = 100;
const plain = (path: string) =>
  `/${path.slice(0, MAX_LENGTH).toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Includes the slash, so that two swapped letters of `/store` stay within the limit of a third. */
const getLastSegment = (path: string) => path.slice(path.lastIndexOf('/'));
const isNear = (distance: number, part: string) => distance <= part.length / 3;

/** Edit distance between a URL and the requested path; undefined when they are too far apart. */
function distanceTo(address: string, wanted: string): number | undefined {
  const end = getLastSegment(address);
  const whole = editDistance(wanted, address);
  if (isNear(whole, end)) return whole;
  const last = editDistance(getLastSegment(wanted), end);
  return isNear(last, end) ? last + 1 : undefined;
}

/**
 * Suggests URLs for a mistyped path, nearest first. A URL qualifies when the edit distance of the whole path, or of its
 * last segment alone, is at most a third of the length of the last segment.
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
