import type { Confirmation } from '@paniscus/card';
import type {
  DonorPortalPage,
  RecurringAmountRequest,
  RecurringDonation,
  RecurringPauseRequest,
} from '@paniscus/domain/donor-portal';

export type RecurringAction = 'amount' | 'card' | 'pause' | 'resume' | 'stop' | 'retry';

export type RecurringDonationChange =
  | { action: 'amount'; request: RecurringAmountRequest }
  | { action: 'pause'; request: RecurringPauseRequest }
  /** `confirm` has the provider verify and save the entered card. */
  | { action: 'card'; confirm: (clientSecret: string) => Promise<Confirmation> }
  | { action: 'resume' | 'stop' | 'retry' };

/** The current action and, unless it revokes the link, the recurring donation it applies to. */
export type Doing = { action: RecurringAction; giftId: number } | { action: 'revoke' };

export type DonorPortalState =
  /** `open` is the panel or dialog that is open. */
  | { kind: 'ready'; page: DonorPortalPage; open?: Doing }
  | { kind: 'processing'; page: DonorPortalPage; doing: Doing }
  | { kind: 'refused'; page: DonorPortalPage; doing: Doing; message: string }
  /** `before` is the donation before the change. */
  | { kind: 'done'; page: DonorPortalPage; doing: Doing; before: RecurringDonation }
  | { kind: 'revoked'; email: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

/** Action state of one recurring donation. */
export type GiftMoment = {
  action?: RecurringAction;
  isProcessing: boolean;
  refusal?: string;
  /** The last completed action, and the donation before it. */
  done?: { action: RecurringAction; before: RecurringDonation };
};

type Shown = Extract<DonorPortalState, { page: DonorPortalPage }>;

/** Extracts the part of the page state that concerns one recurring donation. */
export function getMoment(state: Shown, giftId: number): GiftMoment {
  const doing = state.kind === 'ready' ? state.open : state.doing;
  if (doing === undefined || doing.action === 'revoke' || doing.giftId !== giftId)
    return { isProcessing: false };
  const { action } = doing;
  if (state.kind === 'done') return { isProcessing: false, done: { action, before: state.before } };
  return {
    action,
    isProcessing: state.kind === 'processing',
    refusal: state.kind === 'refused' ? state.message : undefined,
  };
}
