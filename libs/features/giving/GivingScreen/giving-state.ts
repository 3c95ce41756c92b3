import type { Confirmation } from '@paniscus/card';
import type {
  DonorPortalPage,
  RecurringAmountRequest,
  RecurringDonation,
  RecurringPauseRequest,
} from '@paniscus/domain';

/** What a donor can do with a monthly gift. */
export type RecurringAction = 'amount' | 'card' | 'pause' | 'resume' | 'stop' | 'retry';

/** What a donor asks for with one press of a button. */
export type RecurringDonationChange =
  | { action: 'amount'; request: RecurringAmountRequest }
  | { action: 'pause'; request: RecurringPauseRequest }
  /** `confirm` has the provider check and keep the card that was typed. */
  | { action: 'card'; confirm: (clientSecret: string) => Promise<Confirmation> }
  | { action: 'resume' | 'stop' | 'retry' };

/** What is being done on the page, and to which of its monthly gifts. */
export type Doing = { action: RecurringAction; giftId: number } | { action: 'revoke' };

export type DonorPortalState =
  /** `open` is what the donor has begun to fill in or is asked about. */
  | { kind: 'ready'; page: DonorPortalPage; open?: Doing }
  | { kind: 'processing'; page: DonorPortalPage; doing: Doing }
  | { kind: 'refused'; page: DonorPortalPage; doing: Doing; message: string }
  /** `before` is the gift as it was. */
  | { kind: 'done'; page: DonorPortalPage; doing: Doing; before: RecurringDonation }
  /** The link has just been made invalid, and a new one is on its way. */
  | { kind: 'revoked'; email: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

/** How one monthly gift stands on the page while its donor does something about it. */
export type GiftMoment = {
  /** What is open, or under way. */
  action?: RecurringAction;
  isProcessing: boolean;
  /** Why the last thing was not done. */
  refusal?: string;
  /** What was done last, and what the gift was before it. */
  done?: { action: RecurringAction; before: RecurringDonation };
};

type Shown = Extract<DonorPortalState, { page: DonorPortalPage }>;

/** What of the page's state is about one of its monthly gifts. */
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
