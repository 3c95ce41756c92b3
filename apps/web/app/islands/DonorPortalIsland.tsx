import type { DonorDetailsRequest, DonorPortalPage } from '@paniscus/domain/donor-portal';
import { DonorPortalScreen } from '@paniscus/features/donor-portal';
import type {
  DonorPortalState,
  PortalAction,
  RecurringDonationChange,
} from '@paniscus/features/donor-portal';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { changeAnonymity, changeDonorDetails, revokeDonorPortal } from '../api/donor-portal';
import { applyChange, getChangeErrorMessage, reloadAfter } from '../hooks/donor-portal-actions';
import { usePageRestore } from '../hooks/page-restore';
import { usePaymentClient } from '../hooks/stripe';

type DonorPortalIslandProps = { token: string; page: DonorPortalPage };

export function DonorPortalIsland({ token, page }: DonorPortalIslandProps) {
  const { state, onOpen, onAction, onAnonymityChange, onDetailsChange, onRevoke } = useDonorPortal(
    token,
    page,
  );
  // The payment provider's script is loaded only to change a card.
  const payment = usePaymentClient(isChangingCard(state));

  // Restored from the back/forward cache: reload the current state from the server.
  usePageRestore(() => location.reload());

  return (
    <DonorPortalScreen
      state={state}
      stripe={payment?.stripe ?? null}
      onOpen={onOpen}
      onAction={(donationId, change) => void onAction(donationId, change)}
      onAnonymityChange={(isAnonymous) => void onAnonymityChange(isAnonymous)}
      onDetailsChange={(request) => void onDetailsChange(request)}
      onRevoke={() => void onRevoke()}
      links={{ ...paths, year: (year) => paths.donorPortalYear(token, year) }}
    />
  );
}

function usePortalState(token: string, initialPage: DonorPortalPage) {
  const [state, setState] = useState<DonorPortalState>({ kind: 'ready', page: initialPage });
  const page = 'page' in state ? state.page : initialPage;

  const onOpen = (open: PortalAction | undefined) => {
    if (state.kind !== 'processing') setState({ kind: 'ready', page, open });
  };

  const runPortalAction = async (action: PortalAction, run: () => Promise<DonorPortalState>) => {
    setState({ kind: 'processing', page, action });
    try {
      setState(await run());
    } catch (error) {
      const current = await reloadAfter(error, page, token);
      setState({ kind: 'refused', page: current, action, message: getChangeErrorMessage(error) });
    }
  };

  return { state, page, onOpen, runPortalAction };
}

/** Performs the donor's actions and updates the page with their results. */
function useDonorPortal(token: string, initialPage: DonorPortalPage) {
  const { state, page, onOpen, runPortalAction } = usePortalState(token, initialPage);

  const onAction = async (donationId: number, change: RecurringDonationChange) => {
    const before = page.monthly_gifts.find(({ id }) => id === donationId);
    if (before === undefined || state.kind === 'processing') return;
    const action: PortalAction = { kind: change.action, donationId };
    await runPortalAction(action, async () => {
      const changed = await applyChange(page, { token, id: donationId }, change);
      return { kind: 'done', page: changed.page, action, change: { before, outcome: changed.outcome } };
    });
  };

  const updatePage = (action: PortalAction, change: () => Promise<DonorPortalPage>) =>
    runPortalAction(action, async () => ({ kind: 'done', page: await change(), action }));

  const onAnonymityChange = (isAnonymous: boolean) =>
    updatePage({ kind: 'anonymity' }, () => changeAnonymity(token, isAnonymous));

  const onDetailsChange = (request: DonorDetailsRequest) =>
    updatePage({ kind: 'details' }, () => changeDonorDetails(token, request));

  const onRevoke = () =>
    runPortalAction({ kind: 'revoke' }, async () => {
      await revokeDonorPortal(token);
      return { kind: 'revoked', email: page.email };
    });

  return { state, onOpen, onAction, onAnonymityChange, onDetailsChange, onRevoke };
}

function isChangingCard(state: DonorPortalState): boolean {
  const action = state.kind === 'ready' ? state.open : 'action' in state ? state.action : undefined;
  return action?.kind === 'card';
}
