import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import { AppTheme } from '@paniscus/ui';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DonorPortalScreen } from './DonorPortalScreen';

const ignore = () => undefined;

const render = (state: ComponentProps<typeof DonorPortalScreen>['state']) =>
  renderToString(
    <AppTheme>
      <DonorPortalScreen
        state={state}
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

it.each([
  ['without a recurring gift', []],
  ['with a recurring gift', [aRecurringDonation()]],
])('the donor portal %s says once, without JavaScript, how to make changes', (_case, recurring) => {
  const html = render({ kind: 'ready', page: aDonorPortalPage({ monthly_gifts: recurring }) });

  expect(html.split(/<noscript>.*?turn on JavaScript, or write to .*?<\/noscript>/)).toHaveLength(2);
});

it('keeps the button of an open panel in its place, so that a double click does not press its neighbor', () => {
  const donation = aRecurringDonation();
  const page = aDonorPortalPage({ monthly_gifts: [donation] });
  const listButtons = (html: string) => html.match(/Change the amount|Change the card|Pause|Stop/g);

  const opened = render({ kind: 'ready', page, open: { kind: 'pause', donationId: donation.id } });

  expect(listButtons(opened)).toEqual(listButtons(render({ kind: 'ready', page })));
});
