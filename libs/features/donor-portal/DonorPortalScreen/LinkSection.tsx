import { Alert, Button, Dialog } from '@paniscus/ui';
import { Choices } from '../RecurringPanels/panel.styles';
import { Part } from '../Shared/Section';
import type { ShownDonorPortal } from './donor-portal-screen.types';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';

interface LinkSectionProps extends Pick<DonorPortalScreenProps, 'onOpen' | 'onRevoke'> {
  state: ShownDonorPortal;
}

export function LinkSection({ state, onOpen, onRevoke }: LinkSectionProps) {
  const doing = state.kind === 'ready' ? state.open : state.doing;
  const isOpen = doing?.action === 'revoke';
  const isProcessing = state.kind === 'processing';
  const { email } = state.page;
  const close = () => onOpen(undefined);
  const actions = (
    <>
      <Button look="plain" onClick={close} isDisabled={isProcessing}>
        Keep the link
      </Button>
      <Button look="danger" onClick={onRevoke} isProcessing={isOpen && isProcessing}>
        Make it invalid
      </Button>
    </>
  );
  return (
    <Part title="This page’s link">
      <p>Whoever has the link to this page sees it and can change what is on it. Keep it to yourself.</p>
      <Choices>
        <Button look="plain" onClick={() => onOpen({ action: 'revoke' })} isDisabled={isProcessing}>
          Make this link invalid
        </Button>
      </Choices>
      <Dialog isOpen={isOpen} title="Make this link invalid?" onClose={close} actions={actions}>
        <p>
          {`It stops working at once, in every letter it stands in. We send a new one to ${email}. Your monthly gifts go on as they are.`}
        </p>
        {isOpen && state.kind === 'refused' ? <Alert kind="error">{state.message}</Alert> : null}
      </Dialog>
    </Part>
  );
}
