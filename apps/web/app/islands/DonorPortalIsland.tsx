import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import { DonorPortalScreen } from '@paniscus/features/donor-portal';
import type { Doing, DonorPortalState, RecurringDonationChange } from '@paniscus/features/donor-portal';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { revokeDonorPortal } from '../api/donor-portal';
import { applyChange, getRefusal } from '../hooks/donor-portal-actions';
import { useReturn } from '../hooks/return';
import { usePayment } from '../hooks/stripe';

type DonorPortalIslandProps = { token: string; page: DonorPortalPage };

export function DonorPortalIsland({ token, page }: DonorPortalIslandProps) {
  const { state, onOpen, onAction, onRevoke } = useDonorPortal(token, page);
  // The payment provider's script is loaded only to change a card.
  const payment = usePayment(isAboutCard(state));

  // Restored from the back/forward cache: reload the current state from the server.
  useReturn(() => location.reload());

  return (
    <DonorPortalScreen
      state={state}
      stripe={payment?.stripe ?? null}
      onOpen={onOpen}
      onAction={(giftId, change) => void onAction(giftId, change)}
      onRevoke={() => void onRevoke()}
      links={{ ...paths, year: (year) => paths.donorPortalYear(token, year) }}
    />
  );
}

/** Performs the donor's actions and updates the page with their results. */
function useDonorPortal(token: string, drawn: DonorPortalPage) {
  const [state, setState] = useState<DonorPortalState>({ kind: 'ready', page: drawn });
  const page = 'page' in state ? state.page : drawn;

  const onOpen = (open: Doing | undefined) => {
    if (state.kind !== 'processing') setState({ kind: 'ready', page, open });
  };

  const onAction = async (giftId: number, change: RecurringDonationChange) => {
    const before = page.monthly_gifts.find(({ id }) => id === giftId);
    if (before === undefined || state.kind === 'processing') return;
    const doing: Doing = { action: change.action, giftId };
    setState({ kind: 'processing', page, doing });
    try {
      setState({ kind: 'done', page: await applyChange(page, { token, giftId }, change), doing, before });
    } catch (error) {
      setState({ kind: 'refused', page, doing, message: getRefusal(error) });
    }
  };

  const onRevoke = async () => {
    const doing: Doing = { action: 'revoke' };
    setState({ kind: 'processing', page, doing });
    try {
      await revokeDonorPortal(token);
      setState({ kind: 'revoked', email: page.email });
    } catch (error) {
      setState({ kind: 'refused', page, doing, message: getRefusal(error) });
    }
  };

  return { state, onOpen, onAction, onRevoke };
}

function isAboutCard(state: DonorPortalState): boolean {
  const doing = state.kind === 'ready' ? state.open : 'doing' in state ? state.doing : undefined;
  return doing?.action === 'card';
}
