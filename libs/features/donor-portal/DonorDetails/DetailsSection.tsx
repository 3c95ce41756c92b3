import Button from '@mui/material/Button';
import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import { isolateName } from '@paniscus/domain/text';
import { FocusedAlert } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { DonorPortalScreenProps } from '../DonorPortalScreen/donor-portal-screen.types';
import { getPortalAction } from '../DonorPortalScreen/donor-portal-state';
import type { ReadyDonorPortal } from '../DonorPortalScreen/donor-portal-state';
import { PanelActions } from '../RecurringPanels/PanelActions';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import { LazyDetailsForm } from './details-form.lazy';

interface DetailsSectionProps extends Pick<DonorPortalScreenProps, 'onOpen'> {
  state: ReadyDonorPortal;
  onChange: DonorPortalScreenProps['onDetailsChange'];
}

/** Name and postal address for future receipts and recurring gifts. */
export function DetailsSection({ state, onOpen, onChange }: DetailsSectionProps) {
  const { details, gifts, monthly_gifts: recurringDonations } = state.page;
  const isCurrent = getPortalAction(state)?.kind === 'details';
  const isDone = isCurrent && state.kind === 'done';
  const isOpen = isCurrent && !isDone;
  const button = useFocusAfterClosing(isOpen, isDone);
  if (gifts.length === 0 && recurringDonations.length === 0) return null;
  return (
    <PortalSection title="Name and address">
      <StoredDetails details={details} />
      {isDone ? (
        <FocusedAlert severity="success" role="status">
          Your name and address are saved.
        </FocusedAlert>
      ) : null}
      {isOpen ? null : (
        <PanelActions>
          <Button
            ref={button}
            variant="outlined"
            color="inherit"
            onClick={() => onOpen({ kind: 'details' })}
            disabled={state.kind === 'processing'}
          >
            Change name or address
          </Button>
        </PanelActions>
      )}
      {isOpen ? (
        <LazyDetailsForm
          details={details}
          isProcessing={state.kind === 'processing'}
          error={state.kind === 'refused' ? state.message : undefined}
          onChange={onChange}
          onClose={() => onOpen(undefined)}
        />
      ) : null}
    </PortalSection>
  );
}

/** The name and address that are stored, and what they are used for. */
function StoredDetails({ details }: Pick<DonorPortalPage, 'details'>) {
  const name = `${details.first_name} ${details.last_name}`.trim();
  return (
    <>
      <SectionText>{[isolateName(name), details.postal_address].filter(Boolean).join(', ')}</SectionText>
      <SectionText>
        A change here applies to all of your recurring gifts and their future receipts. A new gift carries the
        name you enter with it. Receipts you already have do not change.
      </SectionText>
    </>
  );
}

/** Ref of the button that opens the form; receives focus again when the form closes without a result, which takes it. */
function useFocusAfterClosing(isOpen: boolean, hasResult: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !hasResult) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, hasResult]);
  return button;
}
