import { organization } from '@paniscus/content';
import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { installLinks } from '../offline/links';

export const handle = ROUTES.keyboard;
export const links = installLinks;
export const meta = () =>
  buildMeta(handle, {
    title: organization.keyboard.name,
    description:
      'Speak in lexigrams, the signs that apes were taught to read: 384 words on three panels, with a voice, for touch, keyboard and switches.',
  });
export const loader = islandLoader('KeyboardIsland');

export default function KeyboardRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
