import { organization } from '@paniscus/content';
import { Fragment } from 'react';

const mailbox = organization.mailboxes.info;

export function WithMail({ text }: { text: string }) {
  return text.split(mailbox).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <a href={`mailto:${mailbox}`}>{mailbox}</a>}
      {part}
    </Fragment>
  ));
}
