/** What visitors read, as typed data: an organisation makes the site its own in this room. */
export { celebrationContent } from './celebration/celebration.data.ts';
export type { CelebrationContent } from './celebration/celebration.data.ts';
export { donationContent } from './donation/donation.data.ts';
export type { DonationContent, SuggestedGift } from './donation/donation.data.ts';
export { receiptContent } from './donation/receipt.data.ts';
export { homeContent } from './home/home.data.ts';
export type { HomeContent } from './home/home.data.ts';
export { organisation } from './organisation/organisation.data.ts';
export type { Organisation } from './organisation/organisation.data.ts';
export { paymentContent } from './payment/payment.data.ts';
export { privacyPolicy } from './privacy/privacy.data.ts';
export type { PolicySection, PrivacyPolicy } from './privacy/privacy.data.ts';
export { storeContent } from './store/store.data.ts';
export type { StoreContent } from './store/store.data.ts';
