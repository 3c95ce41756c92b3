import { colors } from './email-styles.ts';

type MailButtonProps = { href: string; children: string };

/** A link with a large touch target. The plain text version spells out its URL. */
export function EmailButton({ href, children }: MailButtonProps) {
  return (
    <p style={{ margin: '8px 0 24px' }}>
      <a
        href={href}
        className="button"
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          border: `2px solid ${colors.ink}`,
          borderRadius: 8,
          color: colors.ink,
          fontWeight: 700,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}
