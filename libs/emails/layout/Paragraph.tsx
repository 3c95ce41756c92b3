import { Text } from 'react-email';
import type { ReactNode } from 'react';

type ParagraphProps = { className?: string; children: ReactNode };

/** Body text. */
export function Paragraph({ className, children }: ParagraphProps) {
  return (
    <Text className={className} style={paragraph}>
      {children}
    </Text>
  );
}

/** The library's own text is smaller. */
const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' };
