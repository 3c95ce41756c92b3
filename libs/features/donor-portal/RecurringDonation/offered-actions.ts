import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';

const ACTIONS: Partial<Record<RecurringDonation['state'], readonly RecurringAction[]>> = {
  active: ['amount', 'card', 'pause', 'stop'],
  past_due: ['card', 'retry', 'amount', 'pause', 'stop'],
  paused: ['resume', 'amount', 'card', 'stop'],
};

/** Actions available in the state of a recurring donation; the recommended one comes first. */
export const listActions = ({ state }: RecurringDonation): readonly RecurringAction[] => ACTIONS[state] ?? [];
