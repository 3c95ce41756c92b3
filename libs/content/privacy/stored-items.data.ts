/** An item that the site stores in the visitor's browser. */
export type StoredItem = {
  /** Storage key, cookie name or cache name; `*` stands for a number or a text. */
  name: string;
  /**
   * `browser` outlives the tab, `tab` ends with it, `files` are cached pages and sounds, `cookie` is set by a third
   * party, `staffCookie` by this site for staff.
   */
  storage: 'browser' | 'tab' | 'files' | 'staffCookie' | 'cookie';
  purpose: string;
  /** Retention period, phrased as the end of a sentence. */
  retention: string;
  /** Listed only when analytics are enabled. */
  isStatistics?: boolean;
};

const untilCleared = 'until you clear it in your browser';
const untilTabCloses = 'until you close the tab';

/** Everything that the scripts of the site and of the payment provider store in the browser. */
export const storedInBrowser: readonly StoredItem[] = [
  {
    name: 'scheme',
    storage: 'browser',
    purpose: 'Whether you chose light or dark mode.',
    retention: untilCleared,
  },
  {
    name: 'cart',
    storage: 'browser',
    purpose:
      'The items in your cart. To show them, the cart page sends them to our server, which does not keep them.',
    retention: 'until you empty it or the order is paid',
  },
  {
    name: 'discountCode',
    storage: 'tab',
    purpose: 'The discount code that you entered at checkout.',
    retention: 'until the order is paid',
  },
  {
    name: 'paymentAttempts',
    storage: 'browser',
    purpose:
      'A number for the gift or order you have started, so that you are not charged twice. It contains no name or address.',
    retention: 'until your next gift or order; it is not used after one day',
  },
  {
    name: 'keyboard',
    storage: 'browser',
    purpose:
      'Your settings, your last thirty sentences, your phrases, and the words, pictures, recordings, boards and board files that you added to the lexigram keyboard.',
    retention: untilCleared,
  },
  {
    name: 'postDraft:*',
    storage: 'browser',
    purpose: 'For our staff: the text of a post that has not been saved yet.',
    retention: 'until the post is saved or the text is discarded',
  },
  {
    name: 'statistics',
    storage: 'browser',
    purpose: 'Whether your visits may be counted.',
    retention: untilCleared,
    isStatistics: true,
  },
  {
    name: 'accessToken',
    storage: 'browser',
    purpose: 'For our staff: proves that they are signed in.',
    retention: 'until they sign out; it is valid for 15 minutes',
  },
  {
    name: 'refreshToken',
    storage: 'browser',
    purpose: 'For our staff: keeps them signed in.',
    retention: 'until they sign out, at most 30 days',
  },
  {
    name: 'editor:*',
    storage: 'tab',
    purpose: 'For our staff: a number for the open editor, so that its unsaved text is found again.',
    retention: untilTabCloses,
  },
  {
    name: 'contactForm',
    storage: 'tab',
    purpose: 'What you typed into the contact form.',
    retention: `until your email app is opened with it, or ${untilTabCloses}`,
  },
  {
    name: 'shippingForm',
    storage: 'tab',
    purpose: 'What you typed on the first page of the checkout.',
    retention: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'billingForm',
    storage: 'tab',
    purpose: 'What you typed on the second page of the checkout, but never your card.',
    retention: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'checkoutData',
    storage: 'tab',
    purpose: 'What the first checkout page passes to the second: cart, address, shipping and tax.',
    retention: `until the order is paid, or ${untilTabCloses}`,
  },
  {
    name: 'removedItem',
    storage: 'tab',
    purpose: 'The item that you removed from your cart at checkout, so that you can undo it.',
    retention: `until the cart page shows it, or ${untilTabCloses}`,
  },
  {
    name: 'orderResult',
    storage: 'tab',
    purpose: 'The result of your last order, for the page that shows it.',
    retention: untilTabCloses,
  },
  {
    name: 'donationForm',
    storage: 'tab',
    purpose: 'What you typed into the donation form, but never your card.',
    retention: `until the gift has succeeded, or ${untilTabCloses}`,
  },
  {
    name: 'donationResult',
    storage: 'tab',
    purpose: 'The result of your last gift, for the page that shows it.',
    retention: untilTabCloses,
  },
  {
    name: 'lastPaidFor',
    storage: 'tab',
    purpose: 'Whether your last payment was for an order or a gift.',
    retention: untilTabCloses,
  },
  {
    name: 'returnTo',
    storage: 'tab',
    purpose: 'For our staff: the page to return to after signing in.',
    retention: 'until they have signed in',
  },
  {
    name: 'keyboard',
    storage: 'tab',
    purpose: 'The panel, the sound and the sentence of this tab on the lexigram keyboard.',
    retention: untilTabCloses,
  },
  {
    name: 'postDraft:*',
    storage: 'tab',
    purpose: 'For our staff: a post that is being written.',
    retention: `until it is saved, or ${untilTabCloses}`,
  },
  {
    name: 'keyboard-shell',
    storage: 'files',
    purpose: 'The pages of the lexigram keyboard, so that it works offline.',
    retention: untilCleared,
  },
  {
    name: 'keyboard-sounds',
    storage: 'files',
    purpose: 'Keyboard sounds that you have heard or saved.',
    retention: 'until newer ones replace them, or you clear them',
  },
  {
    name: 'staff_device_*',
    storage: 'staffCookie',
    purpose:
      'For our staff: that they have signed in with this browser before, which protects their accounts.',
    retention: 'for 180 days after they last signed in',
  },
  {
    name: '__stripe_mid',
    storage: 'cookie',
    purpose: 'On pages with a card form: Stripe recognizes your browser to prevent fraud.',
    retention: 'for a year',
  },
  {
    name: '__stripe_sid',
    storage: 'cookie',
    purpose: 'The same, for one visit.',
    retention: 'for half an hour',
  },
];
