import { buttonClasses } from '@mui/material/Button';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { SubmitButton } from '@paniscus/ui';
import type { MouseEvent } from 'react';
import type { RecurringAction } from '../DonorPortalScreen/donor-portal-state';
import { PanelActions } from '../RecurringPanels/PanelActions';
import { listActions } from './offered-actions';

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

const PRIMARY = { color: 'primary' } as const;
const SECONDARY = { variant: 'outlined', color: 'inherit' } as const;

/**
 * Stays in its place: the second click of a double-click must not reach its neighbor. It only looks disabled, because a
 * disabled button would give the focus of the panel to `main`.
 */
const OPEN = {
  className: buttonClasses.disabled,
  'aria-hidden': true,
  'aria-disabled': true,
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

export function RecurringActions({ donation, running, disabled, open, onPress }: RecurringActionsProps) {
  const actions = listActions(donation);
  const recommended = donation.state === 'active' ? undefined : actions[0];
  if (actions.length === 0) return null;
  return (
    <PanelActions>
      {actions.map((action) => (
        <SubmitButton
          key={action}
          type="button"
          {...(action === recommended ? PRIMARY : SECONDARY)}
          loading={running === action}
          {...(action === open ? OPEN : { disabled, onClick: () => onPress(action) })}
        >
          {LABELS[action]}
        </SubmitButton>
      ))}
    </PanelActions>
  );
}
