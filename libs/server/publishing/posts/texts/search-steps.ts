/** Matches that are ranked, for titles and for texts; the newest are preferred. */
export const RANKED_MAX = 100;
/** Posts read in each step; only a phrase of frequent words has so many candidates. */
const READ_MAX = 2000;
/**
 * Ends of the steps, in posts from the newest one. Every word is either frequent, and then among the newest, or rare, and
 * then one of few in the index.
 */
const STEPS = [1000, 8000, 64_000];

const IS_PUBLISHED = "(post.status = 'published' OR (post.status = 'scheduled' AND post.publish_at <= $2))";

/** Column with the words of titles, or of everything. */
type PostIndex = 'title_index' | 'word_index';

/**
 * Queries for the ids of matching posts, to be read one after the other until there are enough. Their parameters are a
 * `tsquery`, the time and an array of phrases.
 */
export const buildSteps = (index: PostIndex, newest: number): string[] =>
  listSteps(newest).map((step) => selectStep(index, step));

type Step = { from: number; to: number; isNewest: boolean };

function listSteps(newest: number): Step[] {
  const ends = [0, ...STEPS, Number.POSITIVE_INFINITY].map((posts) => Math.max(newest - posts, 0));
  return ends
    .slice(0, -1)
    .map((to, index) => ({ from: ends[index + 1] ?? 0, to, isNewest: index === 0 }))
    .filter(({ from, to }) => to > from);
}

/** The newest posts are all read, because a frequent word would have too many entries in the index. */
function selectStep(index: PostIndex, { from, to, isNewest }: Step): string {
  const isInStep = `post_id > ${from} AND post_id <= ${to}`;
  const [source, range] = isNewest
    ? [`(SELECT * FROM post_texts WHERE ${isInStep} OFFSET 0) AS newest`, 'TRUE']
    : ['post_texts', isInStep];
  return `(
    SELECT post.id
    FROM (SELECT post_id, words FROM ${source} WHERE ${range} AND ${index} @@ $1::tsquery LIMIT ${READ_MAX}) found
    JOIN posts post ON post.id = found.post_id
    WHERE ${IS_PUBLISHED}
      AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS phrase WHERE strpos(' ' || found.words || ' ', phrase) = 0)
    ORDER BY post.id DESC LIMIT ${RANKED_MAX + 1})`;
}
