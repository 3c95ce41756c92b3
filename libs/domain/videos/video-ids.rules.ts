/** Maximum number of ids per YouTube API call, and per request of a visitor. */
const VIDEO_BATCH_MAX = 50;
export const VIDEO_IDS_MAX = 200;

/** Maximum length of the list in characters: eleven per id, plus a comma. */
const LIST_MAX = VIDEO_IDS_MAX * 12;

/** Whether the text has the format of a YouTube id. */
export const isVideoId = (id: string) => /^[A-Za-z0-9_-]{11}$/.test(id);

/** Parses 'a,b,c' to distinct valid ids; undefined when there are too many. */
export function parseVideoIds(list: string): string[] | undefined {
  if (list.length > LIST_MAX) return undefined;
  const ids = list.split(',').map((id) => id.trim());
  const valid = [...new Set(ids.filter(isVideoId))];
  return valid.length > VIDEO_IDS_MAX ? undefined : valid;
}

export function splitIntoBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / VIDEO_BATCH_MAX);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * VIDEO_BATCH_MAX, (index + 1) * VIDEO_BATCH_MAX),
  );
}
