/** Levenshtein distance: insertions, deletions and substitutions. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
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
const normalize = (path: string) =>
  `/${path.slice(0, MAX_LENGTH).toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Includes the slash, so that two swapped letters of `/store` stay within the limit of a third. */
const getLastSegment = (path: string) => path.slice(path.lastIndexOf('/'));
const isClose = (distance: number, segment: string) => distance <= segment.length / 3;

/** Edit distance between a path and the requested one; undefined when they are too different. */
function computeDistance(path: string, requested: string): number | undefined {
  const segment = getLastSegment(path);
  const pathDistance = editDistance(requested, path);
  if (isClose(pathDistance, segment)) return pathDistance;
  const segmentDistance = editDistance(getLastSegment(requested), segment);
  return isClose(segmentDistance, segment) ? segmentDistance + 1 : undefined;
}

/**
 * Suggests paths for a mistyped one, closest first. A path qualifies when the edit distance of the full path, or of its
 * last segment alone, is at most a third of the length of the last segment.
 */
export function findClosestPaths(requested: string, paths: readonly string[], limit = 3): string[] {
  const normalizedRequest = normalize(requested);
  return paths
    .flatMap((path) => {
      const distance = computeDistance(normalize(path), normalizedRequest);
      return distance === undefined ? [] : [{ path, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ path }) => path);
}
