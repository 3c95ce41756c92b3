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

/** Edit distance between a path and the requested one; infinite when they are too different. */
function computeDistance(path: string, requested: string): number {
  const segment = getLastSegment(path);
  const pathDistance = editDistance(requested, path);
  if (isClose(pathDistance, segment)) return pathDistance;
  const segmentDistance = editDistance(getLastSegment(requested), segment);
  return isClose(segmentDistance, segment) ? segmentDistance + 1 : Infinity;
}

/** Shorter words say too little about a page. */
const MIN_TERM_LENGTH = 4;

/** Words of an address or a name in lowercase; `/SueBiblio` has two besides itself. */
const listTerms = (text: string) =>
  `${text} ${text.replaceAll(/\p{Ll}(?=\p{Lu})/gu, '$& ')}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= MIN_TERM_LENGTH);

const listSegments = (path: string) => path.slice(0, MAX_LENGTH).split('/').filter(Boolean).toReversed();

/**
 * Distance between the words of a page and those of the requested path: the later in the path, the closer. Infinite
 * when no words are alike.
 */
function computeTermDistance(names: readonly string[], requested: string): number {
  const distances = listSegments(requested).flatMap((segment, depth) =>
    listTerms(segment).flatMap((term) =>
      names.flatMap((name) => {
        const distance = editDistance(term, name);
        return distance <= name.length / 5 ? [1 + depth + distance] : [];
      }),
    ),
  );
  return Math.min(...distances);
}

/** Further suggestions are left out. */
const LIMIT = 3;

/**
 * Suggests paths for a requested one, closest first. A path qualifies when the edit distance of the full path, or of its
 * last segment alone, is at most a third of the length of the last segment, or when a word of it or of its names occurs
 * in the requested path.
 */
export function findClosestPaths(
  requested: string,
  paths: readonly string[],
  names: ReadonlyMap<string, string> = new Map(),
): string[] {
  const normalizedRequest = normalize(requested);
  return paths
    .map((path) => {
      const terms = listTerms(`${path} ${names.get(path) ?? ''}`);
      const termDistance = computeTermDistance(terms, requested);
      return { path, distance: Math.min(termDistance, computeDistance(normalize(path), normalizedRequest)) };
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, LIMIT)
    .map(({ path }) => path);
}
