// Giving by card: the form, the flow from the intent to the thank-you, and the pages a gift can end on.
export { donate } from './donate.flow';
export { resolveDonationId } from './donation-id';
export { formFromLink } from './donation-link';
export { DonationEmailFailureScreen } from './DonationEmailFailureScreen/DonationEmailFailureScreen';
export { DonationScreen } from './DonationScreen/DonationScreen';
export { DonationSuccessScreen } from './DonationSuccessScreen/DonationSuccessScreen';
export type { DonationCalls, DonationOutcome } from './donate.flow';
export type { DonationIdentity } from './donation-id';
export type { DonationEmailFailureState } from './DonationEmailFailureScreen/DonationEmailFailureScreen';
export type { DonationState } from './DonationScreen/DonationScreen';
export type { DonationSuccessState } from './DonationSuccessScreen/DonationSuccessScreen';
