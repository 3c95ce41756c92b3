import Link from '@mui/material/Link';
import { contactContent, organization } from '@paniscus/content';
import { Island, NeedsScript } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { CONTACT_FORM_KEY } from '../storage/storage-keys';

const mailbox = organization.mailboxes.info;

export const handle = ROUTES.contact;
export const meta = () =>
  buildMeta(handle, { title: contactContent.title, description: contactContent.description });
export const loader = islandLoader('ContactIsland');

export default function ContactRoute() {
  return (
    <>
      <NeedsScript>
        The contact form needs JavaScript, which is turned off in this browser. Please write to{' '}
        <Link href={`mailto:${mailbox}`}>{mailbox}</Link> instead.
      </NeedsScript>
      <Island island={useLoaderData<typeof loader>()} hydrate="interaction" storedUnder={CONTACT_FORM_KEY} />
    </>
  );
}
