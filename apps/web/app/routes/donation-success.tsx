import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.donationSuccess;
export const meta = () => buildMeta(handle, { title: 'Thank you' });
export const loader = islandLoader('DonationSuccessIsland');

export default function DonationSuccessRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
