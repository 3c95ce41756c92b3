import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { CardLibrary } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { FocusedAlert, OnDemand } from '@paniscus/ui';
import { useId, useRef } from 'react';
import type {
  RecurringAction,
  RecurringActionStatus,
  RecurringDonationChange,
} from '../DonorPortalScreen/donor-portal-state';
import type { Donor } from '../RecurringPanels/CardPanel';
import type { PanelAction } from '../RecurringPanels/panel.types';
import { LazyRecurringPanel, LazyStopDialog } from '../RecurringPanels/recurring-panel.lazy';
import { ChangeResult } from './ChangeResult';
import { GiveAgainLink } from './GiveAgainLink';
import { listActions } from './offered-actions';
import { RecurringActions } from './RecurringActions';
import { RecurringAlerts } from './RecurringAlerts';
import { RecurringDetails } from './RecurringDetails';
import { RecurringDonationHeader } from './RecurringDonationHeader';

interface RecurringDonationCardProps {
  donation: RecurringDonation;
  donor: Donor;
  actionStatus: RecurringActionStatus;
  isBusy: boolean;
  stripe: CardLibrary;
  onOpen: (action: RecurringAction) => void;
  onClose: () => void;
  onAction: (change: RecurringDonationChange) => void;
  donateHref: string;
}

const CardPaper = styled(Paper)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  padding: `clamp(${spacing(2.5)}, 4vw, ${spacing(4)})`,
})) as typeof Paper;

const hasPanel = (action: RecurringAction): action is PanelAction =>
  action === 'amount' || action === 'card' || action === 'pause';

/** True for actions that need no input, so that no panel opens. */
const isDirect = (action: RecurringAction) => action === 'resume' || action === 'retry';

/** The change that restores the amount of an earlier state of the donation. */
const restoreAmount = (before: RecurringDonation): RecurringDonationChange => ({
  action: 'amount',
  request: {
    amount: before.amount_cents,
    gift_amount: before.gift_cents,
    covers_cost: before.cost_cents > 0,
  },
});

/** Returns focus to the heading when a panel closes, unless another target receives it. */
function usePanelFocus(onClose: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    onClose();
    heading.current?.focus();
  };
  return { heading, close };
}

type LastChangeProps = Pick<RecurringDonationCardProps, 'donation' | 'onAction' | 'donateHref'> &
  Pick<RecurringActionStatus, 'done'>;

/** Result of the last change, with a way to undo it. */
function LastChange({ donation, done, onAction, donateHref }: LastChangeProps) {
  if (done === undefined) return null;
  return (
    <ChangeResult
      key={done.action}
      donation={donation}
      done={done}
      onUndo={(before) => onAction(restoreAmount(before))}
      donateHref={donateHref}
    />
  );
}

/** A recurring donation with its details, its actions and the panel of the open action. */
export function RecurringDonationCard(props: RecurringDonationCardProps) {
  const { donation, donor, actionStatus, isBusy, stripe, onOpen, onAction, donateHref } = props;
  const { action, isProcessing, error, done } = actionStatus;
  const id = useId();
  const { heading, close } = usePanelFocus(props.onClose);
  const direct = action !== undefined && isDirect(action) ? action : undefined;
  // Another tab may have stopped the gift: what is refused then cannot be tried again.
  const isOffered = action !== undefined && listActions(donation).includes(action);
  const open = isOffered && hasPanel(action) ? action : undefined;
  const panel = { donation, isProcessing, error, onClose: close };
  const press = (next: RecurringAction) => (isDirect(next) ? onAction({ action: next }) : onOpen(next));
  return (
    <CardPaper component="article" aria-labelledby={id}>
      {/* Rendered first, so that the dialog releases focus before another panel takes it. */}
      <OnDemand isNeeded={isOffered && action === 'stop'}>
        <LazyStopDialog
          {...panel}
          open={isOffered && action === 'stop'}
          onStop={() => onAction({ action: 'stop' })}
          onPause={() => onOpen('pause')}
        />
      </OnDemand>
      <RecurringDonationHeader id={id} donation={donation} headingRef={heading} />
      <LastChange {...{ donation, done, onAction, donateHref }} />
      {error === undefined || (isOffered && direct === undefined) ? null : (
        <FocusedAlert
          severity="error"
          action={donation.state === 'ended' ? <GiveAgainLink href={donateHref} /> : undefined}
        >
          {error}
        </FocusedAlert>
      )}
      <RecurringAlerts
        donation={donation}
        donateHref={donateHref}
        hasResult={done !== undefined || error !== undefined}
        error={error}
      />
      <RecurringDetails donation={donation} />
      <RecurringActions
        donation={donation}
        running={isProcessing ? direct : undefined}
        disabled={isBusy}
        open={open}
        onPress={press}
      />
      {open === undefined ? null : (
        <LazyRecurringPanel {...panel} action={open} donor={donor} stripe={stripe} onAction={onAction} />
      )}
    </CardPaper>
  );
}
