import { contactContent } from '@paniscus/content';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.contact;
export const meta = () =>
  buildMeta(handle, { title: contactContent.title, description: contactContent.description });
export const loader = islandLoader('ContactIsland');

export default function ContactRoute() {
  return <Island island={useLoaderData<typeof loader>()} isFar="touched" />;
}
