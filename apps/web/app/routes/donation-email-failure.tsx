import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.donationEmailFailure;
export const meta = () => buildMeta(handle, { title: 'Your gift' });
export const loader = islandLoader('DonationEmailFailureIsland');

export default function DonationEmailFailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isHiddenUntilHydrated />;
}
