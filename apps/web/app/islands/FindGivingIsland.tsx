import type { GivingLinkRequest } from '@paniscus/domain';
import { FindGivingScreen } from '@paniscus/features/giving';
import type { FindGivingState } from '@paniscus/features/giving';
import { useState } from 'react';
import { sendGivingLink } from '../api/giving';
import { ProblemError } from '../api/problem-error';
import { paths } from '../paths';

/** The form that sends a donor the link to their gifts. */
export function FindGivingIsland() {
  const [state, setState] = useState<FindGivingState>({ kind: 'ready' });

  const onFind = async (request: GivingLinkRequest) => {
    setState({ kind: 'processing' });
    try {
      await sendGivingLink(request);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error) });
    }
  };

  return <FindGivingScreen state={state} onFind={(request) => void onFind(request)} links={paths} />;
}

function messageOf(error: unknown): string {
  const { status, problem } = error instanceof ProblemError ? error : new ProblemError(0);
  if (status === 429) return 'You have asked several times. Please wait some minutes, then try again.';
  const [wrong] = Object.values(problem?.errors ?? {});
  return wrong ?? 'Your request did not reach us. Please try again.';
}
