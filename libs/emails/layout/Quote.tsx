import { colors } from './email-styles.ts';

/** A person's own words, with their line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote className="line" dir="auto" style={quote}>
      {children}
    </blockquote>
  );
}

const quote = {
  margin: '8px 0 24px',
  padding: '0 0 0 16px',
  borderLeft: `2px solid ${colors.line}`,
  whiteSpace: 'pre-line',
} as const;
