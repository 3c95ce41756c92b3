import type { Confirmation } from '@paniscus/card';
import type {
  DonorPortalPage,
  RecurringActionResult,
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

/** What an action made of the missed charges of its donation, in US cents. */
export type ChargeOutcome = Pick<RecurringActionResult, 'charged_cents' | 'dropped_cents'>;

/** An action and, unless it concerns the whole portal, the recurring donation it applies to. */
export type PortalAction =
  | { kind: RecurringAction; donationId: number }
  | { kind: 'anonymity' }
  | { kind: 'details' }
  | { kind: 'revoke' };

export type DonorPortalState =
  /** `open` is the action whose panel or dialog is open. */
  | { kind: 'ready'; page: DonorPortalPage; open?: PortalAction }
  | { kind: 'processing'; page: DonorPortalPage; action: PortalAction }
  | { kind: 'refused'; page: DonorPortalPage; action: PortalAction; message: string }
  /** `change` is undefined when the action concerns the whole portal. */
  | { kind: 'done'; page: DonorPortalPage; action: PortalAction; change?: CompletedChange }
  | { kind: 'revoked'; email: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

/** The recurring donation before it was changed, as the page showed it, and what came of the change. */
type CompletedChange = { before: RecurringDonation; outcome: ChargeOutcome };

/** Status of the actions of one recurring donation. */
export type RecurringActionStatus = {
  action?: RecurringAction;
  isProcessing: boolean;
  /** Why the action was refused. */
  error?: string;
  /** The last completed action. */
  done?: CompletedChange & { action: RecurringAction };
};

export type ReadyDonorPortal = Extract<DonorPortalState, { page: DonorPortalPage }>;

/** The open, running or completed action. */
export const getPortalAction = (state: ReadyDonorPortal): PortalAction | undefined =>
  state.kind === 'ready' ? state.open : state.action;

/** Extracts the part of the page state that concerns one recurring donation. */
export function getActionStatus(state: ReadyDonorPortal, donationId: number): RecurringActionStatus {
  const action = getPortalAction(state);
  if (action === undefined || !('donationId' in action) || action.donationId !== donationId)
    return { isProcessing: false };
  if (state.kind === 'done') {
    const { change } = state;
    return { isProcessing: false, ...(change && { done: { action: action.kind, ...change } }) };
  }
  return {
    action: action.kind,
    isProcessing: state.kind === 'processing',
    error: state.kind === 'refused' ? state.message : undefined,
  };
}
