import Link from '@mui/material/Link';
import { organization } from '@paniscus/content';
import { fundListResponse } from '@paniscus/domain/funds';
import { DonationScreen, parseDonationLink } from '@paniscus/features/donation';
import { Island, NeedsScript } from '@paniscus/islands';
import { paths, ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { DONATION_FORM_KEY } from '../storage/storage-keys';

export const handle = ROUTES.donate;
export const meta = () =>
  buildMeta(handle, {
    title: 'Donate',
    description: 'Give by card. Your gift helps care for and protect bonobos.',
  });
const { info } = organization.mailboxes;
const { privacyPolicy, failure, donationSuccess, donationEmailFailure } = paths;

/** Renders the form with the values of a campaign link, such as /donate?amount=50&frequency=monthly. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  return renderIsland(context, 'DonateIsland', {
    linkedForm: parseDonationLink(url.search),
    funds: await fetchFunds(context.get(serverContext).api),
    links: { privacyPolicy, failure, donationSuccess, donationEmailFailure },
  });
}

/** Without the funds, donors can still give where it is needed most. */
async function fetchFunds(api: (path: string) => Promise<Response>) {
  const response = await api('/funds/');
  return response.ok ? parseResponse(response, fundListResponse) : [];
}

export default function DonateRoute() {
  const island = useLoaderData<typeof loader>();
  const form = (
    <div>
      <NeedsScript>
        Giving by card needs JavaScript, which is turned off in this browser. Please turn it on, or write to{' '}
        <Link href={`mailto:${info}`}>{info}</Link>.
      </NeedsScript>
      <div data-needs-script="">
        <Island island={island} hydrate="idle" storedUnder={DONATION_FORM_KEY} />
      </div>
    </div>
  );
  return <DonationScreen form={form} links={paths} />;
}
