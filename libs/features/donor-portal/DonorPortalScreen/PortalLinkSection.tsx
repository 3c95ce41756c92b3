import Button from '@mui/material/Button';
import { OnDemand } from '@paniscus/ui';
import { PanelActions } from '../RecurringPanels/PanelActions';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import { getPortalAction } from './donor-portal-state';
import type { ReadyDonorPortal } from './donor-portal-state';
import { LazyRevokeDialog } from './revoke-dialog.lazy';

interface PortalLinkSectionProps extends Pick<DonorPortalScreenProps, 'onOpen' | 'onRevoke'> {
  state: ReadyDonorPortal;
}

export function PortalLinkSection({ state, onOpen, onRevoke }: PortalLinkSectionProps) {
  const open = getPortalAction(state)?.kind === 'revoke';
  const isProcessing = state.kind === 'processing';
  return (
    <PortalSection title="Link to this page">
      <SectionText>
        Anyone who has the link can see this page and make changes. Please keep it private.
      </SectionText>
      <PanelActions>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => onOpen({ kind: 'revoke' })}
          disabled={isProcessing}
        >
          Replace this link
        </Button>
      </PanelActions>
      <OnDemand isNeeded={open}>
        <LazyRevokeDialog
          open={open}
          email={state.page.email}
          isProcessing={isProcessing}
          error={open && state.kind === 'refused' ? state.message : undefined}
          onClose={() => onOpen(undefined)}
          onRevoke={onRevoke}
        />
      </OnDemand>
    </PortalSection>
  );
}
