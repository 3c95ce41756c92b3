import { organization } from '@paniscus/content';
import { Island } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { keyboardScript } from 'virtual:island-scripts';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { installLinks } from '../offline/links';
import { KEYBOARD_KEY } from '../storage/storage-keys';

export const handle = ROUTES.keyboard;
export const links = installLinks;
export const meta = () =>
  buildMeta(handle, {
    title: organization.keyboard.name,
    description:
      'A talking keyboard with 384 signs inspired by Yerkish lexigrams, for touch, keyboard and switches.',
  });
const { keyboard, signs, games, comparison } = paths;
export const loader = islandLoader('KeyboardIsland', { links: { keyboard, signs, games, comparison } });

export default function KeyboardRoute() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keyboardScript }} />
      <Island island={useLoaderData<typeof loader>()} hydrate="quiet" storedUnder={KEYBOARD_KEY} />
    </>
  );
}
