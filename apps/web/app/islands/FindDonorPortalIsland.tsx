import type { DonorPortalLinkRequest } from '@paniscus/domain/donor-portal';
import { FindDonorPortalScreen } from '@paniscus/features/donor-portal';
import type { FindDonorPortalState } from '@paniscus/features/donor-portal';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { sendDonorPortalLink } from '../api/donor-portal';
import { ProblemError } from '../api/problem-error';

export function FindDonorPortalIsland() {
  const [state, setState] = useState<FindDonorPortalState>({ kind: 'ready' });

  const onFind = async (request: DonorPortalLinkRequest) => {
    setState({ kind: 'processing' });
    try {
      await sendDonorPortalLink(request);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: getMessage(error) });
    }
  };

  return <FindDonorPortalScreen state={state} onFind={(request) => void onFind(request)} links={paths} />;
}

function getMessage(error: unknown): string {
  const { status, problem } = error instanceof ProblemError ? error : new ProblemError(0);
  if (status === 429) return 'You have asked several times. Please wait some minutes, then try again.';
  const [wrong] = Object.values(problem?.errors ?? {});
  return wrong ?? 'Your request did not reach us. Please try again.';
}
