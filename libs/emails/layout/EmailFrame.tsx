import { organization } from '@paniscus/content';
import type { ReactNode } from 'react';
import { colors, fontFamily } from './email-styles.ts';

/** Used by mail clients that support dark mode; others use the inline colors. */
const darkScheme = `
  @media (prefers-color-scheme: dark) {
    .paper { background: ${colors.darkPaper} !important; color: ${colors.darkInk} !important; }
    .quiet { color: ${colors.darkQuiet} !important; }
    .line { border-color: ${colors.darkLine} !important; }
    .button { border-color: ${colors.darkInk} !important; color: ${colors.darkInk} !important; }
  }`;

type MailFrameProps = {
  subject: string;
  preview: string;
  children: ReactNode;
};

/** Layout of every email: one column that fits a phone, the organization's name and address. */
export function EmailFrame({ subject, preview, children }: MailFrameProps) {
  const { name, legalName, postalAddress: address } = organization;
  const column = { width: '100%', maxWidth: 560, margin: '0 auto', padding: '24px 20px' };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme}</style>
      </head>
      <body
        className="paper"
        style={{
          margin: 0,
          padding: 0,
          background: colors.paper,
          color: colors.ink,
          fontFamily,
          fontSize: 16,
          lineHeight: '24px',
        }}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <div style={{ ...column, boxSizing: 'border-box' }}>
          <p style={{ margin: '0 0 24px', fontSize: 20, fontWeight: 700 }}>{name}</p>
          {children}
          <p
            className="quiet line"
            style={{
              margin: '32px 0 0',
              paddingTop: 16,
              borderTop: `1px solid ${colors.line}`,
              color: colors.quiet,
              fontSize: 14,
              lineHeight: '20px',
            }}
          >
            {legalName}
            <br />
            {address.street}, {address.city}, {address.region} {address.postalCode}, {address.country}
          </p>
        </div>
      </body>
    </html>
  );
}
