import type { CardLibrary } from '@paniscus/card';
import type { DonorDetailsRequest } from '@paniscus/domain/donor-portal';
import type { DonorPortalState, PortalAction, RecurringDonationChange } from './donor-portal-state';

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
  /** Opens the panel or dialog of an action; undefined closes it. */
  onOpen: (action: PortalAction | undefined) => void;
  onAction: (donationId: number, change: RecurringDonationChange) => void;
  /** Hides or shows the donor's name on all gifts. */
  onAnonymityChange: (isAnonymous: boolean) => void;
  /** Changes the name and address for future receipts and charges. */
  onDetailsChange: (request: DonorDetailsRequest) => void;
  /** Revokes the page's link and sends a new one. */
  onRevoke: () => void;
  links: DonorPortalLinks;
}
