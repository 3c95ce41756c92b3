import type { ReactElement } from 'react';
import { render } from 'react-email';
import type { Email } from '../email.types.ts';
import { toHeaderText } from './header-text.ts';
import { formatPlainText } from './plain-text.ts';

/** React's comments for hydration in a browser. Entered text cannot contain them, because it is escaped. */
const HYDRATION_MARKERS = /<!--\/?(?:\$|html|head|body)-->/g;

type EmailContent = Omit<Email, 'html' | 'text'> & { content: ReactElement };

/** Renders an email to HTML, with entered text escaped, and derives the plain text from it. */
export async function renderEmail({
  to,
  replyTo,
  subject,
  unsubscribeUrl,
  content,
}: EmailContent): Promise<Email> {
  const html = (await render(content)).replaceAll(HYDRATION_MARKERS, '');
  return {
    to: { name: toHeaderText(to.name), address: to.address },
    ...(replyTo !== undefined && { replyTo }),
    subject: toHeaderText(subject),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    html,
    text: formatPlainText(html),
  };
}
