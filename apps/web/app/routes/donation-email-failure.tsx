import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.donationEmailFailure;
export const meta = () => buildMeta(handle, { title: 'Donation received' });
export const loader = islandLoader('DonationEmailFailureIsland');

export default function DonationEmailFailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
