import Link from '@mui/material/Link';
import { organization } from '@paniscus/content';
import { breakBeforeDomain } from '@paniscus/ui';
import { Fragment } from 'react';

const email = organization.mailboxes.info;

/** Text in which each mention of our email address is a link. */
export function TextWithMailLink({ text }: { text: string }) {
  return text.split(email).map((segment, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <Link href={`mailto:${email}`}>{breakBeforeDomain(email)}</Link>}
      {segment}
    </Fragment>
  ));
}
