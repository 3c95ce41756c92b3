import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

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
