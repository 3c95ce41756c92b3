export const FIGURE_LIMITS = {
  title: 80,
  value: 24,
  period: 40,
  explanation: 240,
  source: 200,
  sourceUrl: 500,
} as const;

/** Scheme, host with a dot, and no spaces; readers follow the link from the page. */
const SOURCE_URL_PATTERN = /^https:\/\/[^\s/?#@.]+\.[^\s/?#@]+(?:[/?#]\S*)?$/i;

/** Whether a source can be linked: an https URL, or empty for none. */
export const isSourceUrl = (text: string): boolean => text === '' || SOURCE_URL_PATTERN.test(text);

type FigureContent = {
  title: string;
  value: string;
  period: string;
  explanation: string;
  source: string;
  source_url: string;
  is_published: boolean;
};

/** Removes spaces around the texts. */
export const trimFigure = (figure: FigureContent): FigureContent => ({
  title: figure.title.trim(),
  value: figure.value.trim(),
  period: figure.period.trim(),
  explanation: figure.explanation.trim(),
  source: figure.source.trim(),
  source_url: figure.source_url.trim(),
  is_published: figure.is_published,
});

const FIELDS = [
  'title',
  'value',
  'period',
  'explanation',
  'source',
  'source_url',
  'is_published',
] as const satisfies (keyof FigureContent)[];

type FigureWriteDecision = 'save' | 'unchanged' | 'conflict';

/**
 * Optimistic locking: `version` is the version that the writer loaded; without one, the change always applies. Repeating
 * a change that has been applied is not a conflict, so that a client may retry when it did not receive the response.
 */
export function decideFigureWrite(
  stored: FigureContent & { version: number },
  submitted: FigureContent,
  version: number | undefined,
): FigureWriteDecision {
  if (FIELDS.every((field) => stored[field] === submitted[field])) return 'unchanged';
  return version === undefined || version === stored.version ? 'save' : 'conflict';
}
