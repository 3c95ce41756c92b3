import { Button, Section } from 'react-email';
import { colors } from './email-styles.ts';

type EmailButtonProps = { href: string; children: string };

/** A link with a large touch target. The plain text version spells out its URL. */
export function EmailButton({ href, children }: EmailButtonProps) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button href={href} className="button" style={button}>
        {children}
      </Button>
    </Section>
  );
}

const button = {
  padding: '14px 20px',
  border: `2px solid ${colors.ink}`,
  borderRadius: 8,
  color: colors.ink,
  fontWeight: 700,
};
