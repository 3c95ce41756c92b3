import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.donate;
export const meta = () =>
  buildMeta(handle, {
    title: 'Donate',
    description: 'Give by card. Your gift pays for the care and protection of bonobos.',
  });
export const loader = islandLoader('DonateIsland');

export default function DonateRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
