import { contactContent } from '@paniscus/content';
import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.contact;
export const meta = () =>
  buildMeta(handle, { title: contactContent.title, description: contactContent.description });
export const loader = islandLoader('ContactIsland');

export default function ContactRoute() {
  return <Island island={useLoaderData<typeof loader>()} hydrate="interaction" />;
}
