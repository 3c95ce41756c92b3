import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import { AppTheme } from '@paniscus/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DonorPortalScreen } from './DonorPortalScreen';

const ignore = () => undefined;

it.each([
  ['without a recurring gift', []],
  ['with a recurring gift', [aRecurringDonation()]],
])('the donor portal %s says once, without JavaScript, how to make changes', (_case, recurring) => {
  const html = renderToString(
    <AppTheme>
      <DonorPortalScreen
        state={{ kind: 'ready', page: aDonorPortalPage({ monthly_gifts: recurring }) }}
        stripe={null}
        onOpen={ignore}
        onAction={ignore}
        onAnonymityChange={ignore}
        onDetailsChange={ignore}
        onRevoke={ignore}
        links={{ donate: '/donate', findGiving: '/find-giving', receipt: String, year: String }}
      />
    </AppTheme>,
  );

  expect(html.split(/<noscript>.*?turn on JavaScript, or write to .*?<\/noscript>/)).toHaveLength(2);
});
