import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.findGiving;
export const meta = () =>
  buildMeta(handle, {
    title: 'Find my gifts',
    description: 'Lost the link to your gifts and receipts? With your email we send it to you again.',
  });
export const loader = islandLoader('FindDonorPortalIsland');

export default function FindDonorPortalRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
