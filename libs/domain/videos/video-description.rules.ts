/** What stands where a description belongs (section 8 of the specification). */
export const VIDEO_TEXTS = {
  loading: 'Loading description...',
  none: 'No description available',
  failed: 'Failed to load video descriptions. Please try again later.',
  noIds: 'No valid video IDs found.',
} as const;

/** What stands for the description of a video, once the service has answered. */
export const toDescriptionText = (description: string | undefined) =>
  description === undefined || description.trim() === '' ? VIDEO_TEXTS.none : description;

/** A description without the line that stands under every video of the organization, and without what that leaves. */
export function withoutPromotion(description: string, promotionalLine: string): string {
  const text = description.replaceAll('\r\n', '\n');
  const rest = promotionalLine === '' ? text : text.replaceAll(promotionalLine, '');
  return rest
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
