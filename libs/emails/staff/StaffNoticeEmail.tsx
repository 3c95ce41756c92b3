import type { Email } from '../email.types.ts';
import { EmailButton } from '../layout/EmailButton.tsx';
import { EmailLayout } from '../layout/EmailLayout.tsx';
import { FactTable } from '../layout/FactTable.tsx';
import { LinkNote } from '../layout/LinkNote.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';
import { Salutation } from '../layout/Salutation.tsx';
import { renderEmail } from '../layout/render-email.ts';
import type { StaffNotice } from './staff-notices.ts';

export type StaffNoticeMessage = {
  name: string;
  email: string;
  notice: StaffNotice;
  /** Of the staff page. */
  url: string;
  /** Of the account page, where these emails can be turned off. */
  preferencesUrl: string;
};

/** Tells a staff member about an event, or what happened in a day. */
export function staffNoticeEmail(message: StaffNoticeMessage): Promise<Email> {
  return renderEmail({
    to: { name: message.name, address: message.email },
    subject: message.notice.subject,
    content: <StaffNoticeEmail message={message} />,
  });
}

function StaffNoticeEmail({
  message: { name, notice, url, preferencesUrl },
}: {
  message: StaffNoticeMessage;
}) {
  return (
    <EmailLayout subject={notice.subject} preview={notice.text}>
      <Salutation name={name} />
      <Paragraph>{notice.text}</Paragraph>
      <FactTable rows={notice.facts} />
      {notice.note === undefined ? null : <Paragraph>{notice.note}</Paragraph>}
      <EmailButton href={url}>{notice.button}</EmailButton>
      <LinkNote
        text="On your account page, you chose to get this email."
        label="Choose your emails"
        href={preferencesUrl}
      />
    </EmailLayout>
  );
}
