/** Placeholders of a video description (spec.md, section 8). */
export const VIDEO_TEXTS = {
  loading: 'Loading description...',
  none: 'No description available',
  failed: 'Failed to load video descriptions. Please try again later.',
  noIds: 'No valid video IDs found.',
} as const;

export const toDescriptionText = (description: string | undefined) =>
  description === undefined || description.trim() === '' ? VIDEO_TEXTS.none : description;

/** Removes the organization's promotional line and the blank lines it leaves. */
export function removePromotion(description: string, promotionalLine: string): string {
  const text = description.replaceAll('\r\n', '\n');
  const rest = promotionalLine === '' ? text : text.replaceAll(promotionalLine, '');
  return rest
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
