import type { Confirmation } from '@paniscus/card';
import type { GivingPage, MonthlyAmountRequest, MonthlyGift, MonthlyPauseRequest } from '@paniscus/domain';

/** What a donor can do with a monthly gift. */
export type MonthlyAction = 'amount' | 'card' | 'pause' | 'resume' | 'stop' | 'retry';

/** What a donor asks for with one press of a button. */
export type MonthlyWish =
  | { action: 'amount'; request: MonthlyAmountRequest }
  | { action: 'pause'; request: MonthlyPauseRequest }
  /** `confirm` has the provider check and keep the card that was typed. */
  | { action: 'card'; confirm: (clientSecret: string) => Promise<Confirmation> }
  | { action: 'resume' | 'stop' | 'retry' };

/** What is being done on the page, and to which of its monthly gifts. */
export type Doing = { action: MonthlyAction; giftId: number } | { action: 'revoke' };

export type GivingState =
  /** `open` is what the donor has begun to fill in or is asked about. */
  | { kind: 'ready'; page: GivingPage; open?: Doing }
  | { kind: 'processing'; page: GivingPage; doing: Doing }
  | { kind: 'refused'; page: GivingPage; doing: Doing; message: string }
  /** `before` is the gift as it was. */
  | { kind: 'done'; page: GivingPage; doing: Doing; before: MonthlyGift }
  /** The link has just been made invalid, and a new one is on its way. */
  | { kind: 'revoked'; email: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

/** How one monthly gift stands on the page while its donor does something about it. */
export type GiftMoment = {
  /** What is open, or under way. */
  action?: MonthlyAction;
  isProcessing: boolean;
  /** Why the last thing was not done. */
  refusal?: string;
  /** What was done last, and what the gift was before it. */
  done?: { action: MonthlyAction; before: MonthlyGift };
};

type Shown = Extract<GivingState, { page: GivingPage }>;

/** What of the page's state is about one of its monthly gifts. */
export function momentOf(state: Shown, giftId: number): GiftMoment {
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
