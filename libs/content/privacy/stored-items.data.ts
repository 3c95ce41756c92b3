/** An item that the site stores in the visitor's browser. */
export type StoredItem = {
  /** Storage key, cookie name or cache name; `*` stands for a number. */
  name: string;
  /**
   * `browser` outlives the tab, `tab` ends with it, `files` are cached pages and sounds, `cookie` is set by a third
   * party.
   */
  where: 'browser' | 'tab' | 'files' | 'cookie';
  what: string;
  /** Retention period, phrased as the end of a sentence. */
  until: string;
  /** Listed only when analytics are enabled. */
  isStatistics?: boolean;
};

const untilCleared = 'until you clear it in your browser';
const untilTabCloses = 'until you close the tab';

/** Everything that the scripts of the site and of the payment provider store in the browser. */
export const storedInBrowser: readonly StoredItem[] = [
  { name: 'scheme', where: 'browser', what: 'Whether you chose day or night.', until: untilCleared },
  {
    name: 'cart',
    where: 'browser',
    what: 'What lies in your cart.',
    until: 'until you empty it or the order is paid',
  },
  {
    name: 'checkoutIdentity',
    where: 'browser',
    what: 'A number for the order under way, so that nothing is ordered twice. No name and no address.',
    until: 'until the order is paid; after a day it counts no more',
  },
  {
    name: 'keyboard',
    where: 'browser',
    what: 'Your own board, your settings and your last thirty sentences on the lexigram keyboard.',
    until: untilCleared,
  },
  {
    name: 'statistics',
    where: 'browser',
    what: 'Whether your visits may be counted.',
    until: untilCleared,
    isStatistics: true,
  },
  {
    name: 'accessToken',
    where: 'browser',
    what: 'For our staff: that they are signed in.',
    until: 'until they log out; it is good for 15 minutes',
  },
  {
    name: 'refreshToken',
    where: 'browser',
    what: 'For our staff: that they stay signed in.',
    until: 'until they log out, at most 30 days',
  },
  {
    name: 'shippingForm',
    where: 'tab',
    what: 'What you typed on the first page of the checkout.',
    until: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'billingForm',
    where: 'tab',
    what: 'What you typed on the second page, but never your card.',
    until: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'checkoutData',
    where: 'tab',
    what: 'What the first page hands to the second: cart, address, shipping and tax.',
    until: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'orderResult',
    where: 'tab',
    what: 'How your last order ended, for the page that tells you.',
    until: untilTabCloses,
  },
  {
    name: 'donationForm',
    where: 'tab',
    what: 'What you typed into the donation form, but never your card.',
    until: `until the gift has succeeded, or ${untilTabCloses}`,
  },
  {
    name: 'donationIdentity',
    where: 'tab',
    what: 'A number for the gift under way, so that it is not charged twice.',
    until: `until the gift has succeeded, or ${untilTabCloses}`,
  },
  {
    name: 'donationResult',
    where: 'tab',
    what: 'How your last gift ended, for the page that tells you.',
    until: untilTabCloses,
  },
  { name: 'lastPaidFor', where: 'tab', what: 'Whether that was an order or a gift.', until: untilTabCloses },
  {
    name: 'returnTo',
    where: 'tab',
    what: 'For our staff: the page to return to after signing in.',
    until: 'until they have signed in',
  },
  {
    name: 'draft:*',
    where: 'tab',
    what: 'For our staff: a post that is being written.',
    until: `until it is saved, or ${untilTabCloses}`,
  },
  {
    name: 'keyboard-shell',
    where: 'files',
    what: 'The pages of the lexigram keyboard, so that it works without a network.',
    until: untilCleared,
  },
  {
    name: 'keyboard-sounds',
    where: 'files',
    what: 'The sounds of the keyboard that you have heard or asked to keep.',
    until: 'until newer ones replace them, or you clear them',
  },
  {
    name: '__stripe_mid',
    where: 'cookie',
    what: 'On pages with a card form: Stripe recognises a browser, to keep fraud away.',
    until: 'for a year',
  },
  { name: '__stripe_sid', where: 'cookie', what: 'The same, for one visit.', until: 'for half an hour' },
];
