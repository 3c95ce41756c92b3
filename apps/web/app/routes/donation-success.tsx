import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.donationSuccess;
export const meta = () => buildMeta(handle, { title: 'Your gift' });
export const loader = islandLoader('DonationSuccessIsland');

export default function DonationSuccessRoute() {
  return <Island island={useLoaderData<typeof loader>()} isHiddenUntilHydrated />;
}
