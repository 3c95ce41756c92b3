import { organization } from '@paniscus/content';
import { Body, Container, Head, Hr, Html, Preview, Text } from 'react-email';
import type { ReactNode } from 'react';
import { colors, fontFamily } from './email-styles.ts';
import { cutText } from '@paniscus/domain/text';

/** Used by mail clients that support dark mode; others use the inline colors. */
const darkScheme = `
  @media (prefers-color-scheme: dark) {
    .paper, .paper td { background: ${colors.darkPaper} !important; color: ${colors.darkInk} !important; }
    .muted { color: ${colors.darkMuted} !important; }
    .line { border-color: ${colors.darkLine} !important; }
    .button { border-color: ${colors.darkInk} !important; color: ${colors.darkInk} !important; }
  }`;

type EmailLayoutProps = {
  /** Title of the document. */
  subject: string;
  /** Text that mail clients show next to the subject. */
  preview: string;
  children: ReactNode;
};

/** Layout of every email: one column that fits a phone, the organization's name and address. */
export function EmailLayout({ subject, preview, children }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme}</style>
      </Head>
      <Body className="paper" style={page}>
        <Preview useTitleTag={false}>{toPreviewText(preview)}</Preview>
        <Container style={column}>
          <Text data-skip-in-text="true" style={brand}>
            {organization.name}
          </Text>
          {children}
          <Hr className="line" style={rule} />
          <PostalAddress />
        </Container>
      </Body>
    </Html>
  );
}

function PostalAddress() {
  const { legalName, postalAddress: address } = organization;
  return (
    <Text className="muted" style={footer}>
      {legalName}
      <br />
      {address.street}
      <br />
      {`${address.city}, ${address.region} ${address.postalCode}`}
      <br />
      {address.country}
    </Text>
  );
}

/** `Preview` fills up to 200 characters; longer text is cut here, between two characters. */
const toPreviewText = (text: string) => cutText(text, 199);

const page = {
  margin: 0,
  padding: 0,
  background: colors.paper,
  color: colors.ink,
  fontFamily,
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
} as const;
const column = { maxWidth: 560, padding: '24px 20px' };
const brand = { margin: '0 0 24px', fontSize: 20, fontWeight: 700 };
const rule = { margin: '32px 0 16px', borderTop: `1px solid ${colors.line}` };
const footer = { margin: 0, color: colors.muted, fontSize: 14, lineHeight: '20px' };
