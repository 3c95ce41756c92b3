/** How many the service takes in one call, and how many one of our visitors may ask for. */
export const VIDEO_BATCH_MAX = 50;
export const VIDEO_IDS_MAX = 200;

/** In letters; an id of the service has eleven. */
const LIST_MAX = VIDEO_IDS_MAX * 12;

/** Whether the service could have a video of this id. */
export const isVideoId = (id: string) => /^[A-Za-z0-9_-]{11}$/.test(id);

/**
 * The ids in 'a,b,c', each once, without those that cannot be one; undefined when the list is longer than anyone needs.
 */
export function videoIdsFrom(list: string): string[] | undefined {
  if (list.length > LIST_MAX) return undefined;
  const ids = list.split(',').map((id) => id.trim());
  const valid = [...new Set(ids.filter(isVideoId))];
  return valid.length > VIDEO_IDS_MAX ? undefined : valid;
}

/** The ids in groups as the service takes them. */
export function splitIntoBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / VIDEO_BATCH_MAX);
  return Array.from({ length: count }, (_, place) =>
    ids.slice(place * VIDEO_BATCH_MAX, (place + 1) * VIDEO_BATCH_MAX),
  );
}
