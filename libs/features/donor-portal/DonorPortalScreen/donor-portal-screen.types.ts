import type { DonorPortalState, Doing, RecurringDonationChange } from './donor-portal-state';
import type { CardLibrary } from '@paniscus/card';

type DonorPortalLinks = {
  donate: string;
  findGiving: string;
  receipt: (token: string) => string;
  year: (year: number) => string;
};

export interface DonorPortalScreenProps {
  state: DonorPortalState;
  /** The payment provider's library; needed to change a card. */
  stripe: CardLibrary;
  /** Opens a panel or dialog; undefined closes it. */
  onOpen: (doing: Doing | undefined) => void;
  onAction: (giftId: number, change: RecurringDonationChange) => void;
  /** Revokes the page's link and sends a new one. */
  onRevoke: () => void;
  links: DonorPortalLinks;
}

export type ShownDonorPortal = Extract<DonorPortalState, { page: object }>;
