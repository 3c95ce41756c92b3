import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { SubmitButton } from '@paniscus/ui';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';
import { PanelActions } from '../RecurringPanels/PanelActions';

interface RecurringActionsProps {
  donation: RecurringDonation;
  /** Action in progress that has no panel of its own. */
  running?: RecurringAction;
  disabled: boolean;
  /** Action whose panel is open below. */
  open?: RecurringAction;
  onPress: (action: RecurringAction) => void;
}

const LABELS: Record<RecurringAction, string> = {
  amount: 'Change the amount',
  card: 'Change the card',
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Try again',
  stop: 'Stop',
};

/** Actions available in each state; the recommended one comes first. */
const ACTIONS: Partial<Record<RecurringDonation['state'], readonly RecurringAction[]>> = {
  active: ['amount', 'card', 'pause', 'stop'],
  past_due: ['card', 'retry', 'amount', 'pause', 'stop'],
  paused: ['resume', 'amount', 'card', 'stop'],
};

const PRIMARY = { color: 'primary' } as const;
const SECONDARY = { variant: 'outlined', color: 'inherit' } as const;

export function RecurringActions({ donation, running, disabled, open, onPress }: RecurringActionsProps) {
  const actions = ACTIONS[donation.state] ?? [];
  const recommended = donation.state === 'active' ? undefined : actions[0];
  if (actions.length === 0) return null;
  return (
    <PanelActions>
      {actions.map((action) => (
        <SubmitButton
          key={action}
          type="button"
          {...(action === recommended ? PRIMARY : SECONDARY)}
          onClick={() => onPress(action)}
          loading={running === action}
          // Stays in its place: the second click of a double click must not reach its neighbor.
          disabled={disabled || action === open}
          aria-hidden={action === open || undefined}
        >
          {LABELS[action]}
        </SubmitButton>
      ))}
    </PanelActions>
  );
}
