import { organization } from '@paniscus/content';
import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { LinkNote } from '../layout/LinkNote.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { renderEmail } from '../layout/render-email.ts';

export type NewsletterIssue = {
  email: string;
  title: string;
  /** Author of the post. */
  byline: string;
  /** First lines or summary of the post; may be empty. */
  excerpt: string;
  url: string;
  /** Page where the recipient can unsubscribe; mail clients also post to it (RFC 8058). */
  unsubscribeUrl: string;
};

/** Sends the beginning of a post to a subscriber. */
export function newsletterIssueEmail(issue: NewsletterIssue): Promise<Email> {
  return renderEmail({
    to: { name: '', address: issue.email },
    subject: issue.title,
    unsubscribeUrl: issue.unsubscribeUrl,
    content: <NewsletterIssueEmail issue={issue} />,
  });
}

function NewsletterIssueEmail({ issue }: { issue: NewsletterIssue }) {
  return (
    <EmailLayout subject={issue.title} preview={issue.excerpt}>
      <Paragraph>
        <strong>{issue.title}</strong>
        <br />
        {`By ${issue.byline}`}
      </Paragraph>
      {issue.excerpt !== '' && <Paragraph>{issue.excerpt}</Paragraph>}
      <EmailButton href={issue.url}>Read the post</EmailButton>
      <LinkNote
        text={`You are receiving this because you subscribed to news from ${organization.name}.`}
        label="Unsubscribe"
        href={issue.unsubscribeUrl}
      />
    </EmailLayout>
  );
}
