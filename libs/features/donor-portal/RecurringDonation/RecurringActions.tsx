import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { Button } from '@paniscus/ui';
import type { ButtonLook } from '@paniscus/ui';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';
import { Choices } from '../RecurringPanels/panel.styles';

interface RecurringActionsProps {
  gift: RecurringDonation;
  /** Action in progress that has no panel of its own. */
  running?: RecurringAction;
  isDisabled: boolean;
  /** Action whose panel is open below. */
  open?: RecurringAction;
  onPress: (action: RecurringAction) => void;
}

const LABELS: Record<RecurringAction, string> = {
  amount: 'Change the amount',
  card: 'Change the card',
  pause: 'Pause',
  resume: 'Go on',
  retry: 'Try again',
  stop: 'Stop',
};

/** Actions available in each state; the recommended one comes first. */
const ACTIONS: Partial<Record<RecurringDonation['state'], readonly RecurringAction[]>> = {
  active: ['amount', 'card', 'pause', 'stop'],
  past_due: ['card', 'retry', 'amount', 'pause', 'stop'],
  paused: ['resume', 'amount', 'card', 'stop'],
};

export function RecurringActions({ gift, running, isDisabled, open, onPress }: RecurringActionsProps) {
  const actions = ACTIONS[gift.state] ?? [];
  const getLook = (action: RecurringAction): ButtonLook =>
    action === actions[0] && gift.state !== 'active' ? 'primary' : 'plain';
  if (actions.length === 0) return null;
  return (
    <Choices>
      {actions
        .filter((action) => action !== open)
        .map((action) => (
          <Button
            key={action}
            look={getLook(action)}
            onClick={() => onPress(action)}
            isProcessing={running === action}
            isDisabled={isDisabled}
          >
            {LABELS[action]}
          </Button>
        ))}
    </Choices>
  );
}
