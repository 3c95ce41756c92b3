/** Matches that are ranked, for titles and for texts; the newest are preferred. */
export const RANKED_MAX = 100;
/** Posts read in each step; only a phrase of frequent words has so many candidates. */
const READ_MAX = 2000;
/**
 * Ends of the steps, in posts from the newest one. Every word is either frequent, and then among the newest, or rare, and
 * then one of few in the index.
 */
const STEPS = [1000, 8000, 64_000];

/** Which posts are searched: a condition of `post`, with the parameter `$3` if there is one. */
export type SearchScope = {
  condition: string;
  parameters: readonly unknown[];
  /** Whether the condition selects so few posts that they need no steps. */
  isNarrow?: boolean;
};

export const publishedAt = (now: Date): SearchScope => ({
  condition: "(post.status = 'published' OR (post.status = 'scheduled' AND post.publish_at <= $3))",
  parameters: [now],
});

const NOT_IN_TRASH = "post.status <> 'trashed'";

/** Posts that a staff member may edit: all, or with the id of an account those of the account. */
export const editableBy = (authorId: number | undefined): SearchScope =>
  authorId === undefined
    ? { condition: NOT_IN_TRASH, parameters: [] }
    : {
        condition: `${NOT_IN_TRASH} AND post.author_id = $3`,
        parameters: [authorId],
        isNarrow: true,
      };

/** Column with the words of titles, or of everything. */
export type PostIndex = 'title_index' | 'word_index';

/**
 * Queries for the ids of matching posts, to be read one after the other until there are enough. Their parameters are a
 * `tsquery`, an array of phrases, and those of the scope.
 */
export const buildSteps = (index: PostIndex, newest: number, scope: SearchScope): string[] =>
  scope.isNarrow === true
    ? [selectAll(index, scope)]
    : listSteps(newest).map((step) => selectStep(index, step, scope));

const HAS_PHRASES = `NOT EXISTS (
  SELECT FROM unnest($2::text[]) AS phrase WHERE strpos(' ' || found.words || ' ', phrase) = 0)`;

const selectAll = (index: PostIndex, { condition }: SearchScope): string => `(
    SELECT post.id
    FROM posts post JOIN post_texts found ON found.post_id = post.id
    WHERE ${condition} AND found.${index} @@ $1::tsquery AND ${HAS_PHRASES}
    ORDER BY post.id DESC LIMIT ${RANKED_MAX + 1})`;

type Step = { from: number; to: number; isNewest: boolean };

function listSteps(newest: number): Step[] {
  const ends = [0, ...STEPS, Number.POSITIVE_INFINITY].map((posts) => Math.max(newest - posts, 0));
  return ends
    .slice(0, -1)
    .map((to, index) => ({ from: ends[index + 1] ?? 0, to, isNewest: index === 0 }))
    .filter(({ from, to }) => to > from);
}

/**
 * The newest posts are all read, because a frequent word would have too many entries in the index. `OFFSET 0` keeps the
 * database from reading all posts in their order instead of those that were found.
 */
function selectStep(index: PostIndex, { from, to, isNewest }: Step, { condition }: SearchScope): string {
  const isInStep = `post_id > ${from} AND post_id <= ${to}`;
  const [source, range] = isNewest
    ? [`(SELECT * FROM post_texts WHERE ${isInStep} OFFSET 0) AS newest`, 'TRUE']
    : ['post_texts', isInStep];
  return `(
    SELECT post.id
    FROM (SELECT post_id, words FROM ${source} WHERE ${range} AND ${index} @@ $1::tsquery LIMIT ${READ_MAX}) found
    JOIN LATERAL (SELECT * FROM posts WHERE posts.id = found.post_id OFFSET 0) post ON TRUE
    WHERE ${condition} AND ${HAS_PHRASES}
    ORDER BY post.id DESC LIMIT ${RANKED_MAX + 1})`;
}
