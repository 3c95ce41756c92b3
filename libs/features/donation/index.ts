export { donate } from './donate.flow';
export { resolveDonationId } from './donation-id';
export { formFromLink } from './donation-link';
export { DonationEmailFailureScreen } from './DonationEmailFailureScreen/DonationEmailFailureScreen';
export { DonationScreen } from './DonationScreen/DonationScreen';
export { DonationSuccessScreen } from './DonationSuccessScreen/DonationSuccessScreen';
export type { DonationIdentity } from './donation-id';
export type { DonationState } from './DonationScreen/donation-screen.types';
