import { styled } from '@mui/material/styles';
import type { CardLibrary } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { Alert } from '@paniscus/ui';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import type {
  GiftMoment,
  RecurringAction,
  RecurringDonationChange,
} from '../DonorPortalScreen/donor-portal-state';
import type { Donor } from '../RecurringPanels/CardPanel';
import { RecurringPanel, hasPanel } from '../RecurringPanels/RecurringPanel';
import { StopDialog } from '../RecurringPanels/StopDialog';
import { ChangeResult } from './ChangeResult';
import { RecurringActions } from './RecurringActions';
import { RecurringFacts } from './RecurringFacts';
import { RecurringNotes } from './RecurringNotes';
import { STATE_LABELS, getStanding, formatTitle } from './recurring-labels';

interface RecurringDonationSectionProps {
  gift: RecurringDonation;
  donor: Donor;
  moment: GiftMoment;
  isBusy: boolean;
  stripe: CardLibrary;
  onOpen: (action: RecurringAction) => void;
  onClose: () => void;
  onAction: (change: RecurringDonationChange) => void;
  donateHref: string;
}

const Sheet = styled('article')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  padding: `clamp(${spacing(2.5)}, 4vw, ${spacing(4)})`,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > header': { display: 'grid', gap: spacing(1) },
  '& > header > h3': { ...typography.h3, fontVariantNumeric: 'lining-nums' },
  '& > header > [data-part="state"]': { ...typography.overline, color: vars.palette.text.secondary },
  '& > header > p': typography.body2,
}));

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

/** A recurring donation with its facts, its actions and the panel of the open action. */
export function RecurringDonationSection(props: RecurringDonationSectionProps) {
  const { gift, donor, moment, isBusy, stripe, onOpen, onAction, donateHref } = props;
  const { action, isProcessing, refusal, done } = moment;
  const id = useId();
  const { heading, close } = usePanelFocus(props.onClose);
  const direct = action !== undefined && isDirect(action) ? action : undefined;
  const open = action !== undefined && hasPanel(action) ? action : undefined;
  const panel = { isProcessing, refusal, onClose: close };
  const press = (next: RecurringAction) => (isDirect(next) ? onAction({ action: next }) : onOpen(next));
  const undo = (before: RecurringDonation) => onAction(restoreAmount(before));
  return (
    <Sheet aria-labelledby={id}>
      {/* Rendered first, so that the dialog releases focus before another panel takes it. */}
      <StopDialog
        {...panel}
        gift={gift}
        isOpen={action === 'stop'}
        onStop={() => onAction({ action: 'stop' })}
        onPause={() => onOpen('pause')}
      />
      <RecurringDonationHeader id={id} gift={gift} heading={heading} />
      {done === undefined ? null : (
        <ChangeResult key={done.action} gift={gift} done={done} onUndo={undo} donateHref={donateHref} />
      )}
      {direct !== undefined && refusal !== undefined ? <Alert kind="error">{refusal}</Alert> : null}
      <RecurringNotes gift={gift} />
      <RecurringFacts gift={gift} />
      <RecurringActions
        gift={gift}
        running={isProcessing ? direct : undefined}
        isDisabled={isBusy}
        open={open}
        onPress={press}
      />
      {open === undefined ? null : (
        <RecurringPanel
          {...panel}
          action={open}
          gift={gift}
          donor={donor}
          stripe={stripe}
          onAction={onAction}
        />
      )}
    </Sheet>
  );
}

type RecurringDonationHeaderProps = {
  id: string;
  gift: RecurringDonation;
  heading: RefObject<HTMLHeadingElement | null>;
};

function RecurringDonationHeader({ id, gift, heading }: RecurringDonationHeaderProps) {
  return (
    <header>
      <span data-part="state">{STATE_LABELS[gift.state]}</span>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {formatTitle(gift)}
      </h3>
      <p>{getStanding(gift)}</p>
    </header>
  );
}
