import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import { FocusedAlert, SubmitButton } from '@paniscus/ui';
import { PanelActions } from '../RecurringPanels/PanelActions';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import { getPortalAction } from './donor-portal-state';
import type { ReadyDonorPortal } from './donor-portal-state';

interface AnonymitySectionProps {
  state: ReadyDonorPortal;
  onChange: (isAnonymous: boolean) => void;
}

const DESCRIPTIONS: Record<DonorPortalPage['anonymity'], string> = {
  none: 'People who receive a card about your gift see your name.',
  some: 'Your name is hidden on some of your gifts.',
  all: 'Only our staff see your name. Your receipts still show it, as do cards sent before you hid it.',
};

/** Whether other people see the donor's name. */
export function AnonymitySection({ state, onChange }: AnonymitySectionProps) {
  const { anonymity, gifts, monthly_gifts: recurringDonations } = state.page;
  const isCurrent = getPortalAction(state)?.kind === 'anonymity';
  if (gifts.length === 0 && recurringDonations.length === 0) return null;
  const button = (isAnonymous: boolean, label: string) => (
    <SubmitButton
      type="button"
      variant="outlined"
      color="inherit"
      onClick={() => onChange(isAnonymous)}
      loading={isCurrent && state.kind === 'processing'}
      disabled={state.kind === 'processing'}
    >
      {label}
    </SubmitButton>
  );
  return (
    <PortalSection title="Your name">
      <SectionText>{DESCRIPTIONS[anonymity]}</SectionText>
      {isCurrent && state.kind === 'done' ? (
        <FocusedAlert severity="success" role="status">
          {anonymity === 'all'
            ? 'Your name is now hidden on all your gifts, including future charges of recurring gifts.'
            : 'Your name is no longer hidden.'}
        </FocusedAlert>
      ) : null}
      {isCurrent && state.kind === 'refused' ? (
        <FocusedAlert severity="error">{state.message}</FocusedAlert>
      ) : null}
      <PanelActions>
        {anonymity === 'all' ? null : button(true, 'Hide my name')}
        {anonymity === 'none' ? null : button(false, 'Show my name')}
      </PanelActions>
    </PortalSection>
  );
}
