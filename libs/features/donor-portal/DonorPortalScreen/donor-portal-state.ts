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
  /** `before` is the recurring donation before the change; undefined when the change concerns the whole portal. */
  | { kind: 'done'; page: DonorPortalPage; action: PortalAction; before?: RecurringDonation }
  | { kind: 'revoked'; email: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

/** Status of the actions of one recurring donation. */
export type RecurringActionStatus = {
  action?: RecurringAction;
  isProcessing: boolean;
  /** Why the action was refused. */
  error?: string;
  /** The last completed action, and the donation before it. */
  done?: { action: RecurringAction; before: RecurringDonation };
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
    const { before } = state;
    return { isProcessing: false, ...(before && { done: { action: action.kind, before } }) };
  }
  return {
    action: action.kind,
    isProcessing: state.kind === 'processing',
    error: state.kind === 'refused' ? state.message : undefined,
  };
}
