import type { OrderLookup } from '@paniscus/domain/orders';
import { FindOrderScreen } from '@paniscus/features/orders';
import type { FindOrderState } from '@paniscus/features/orders';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { lookUpOrder } from '../api/orders';
import { ProblemError } from '../api/problem-error';

export function FindOrderIsland() {
  const [state, setState] = useState<FindOrderState>({ kind: 'ready' });

  const onFind = async (lookup: OrderLookup) => {
    setState({ kind: 'processing' });
    try {
      await lookUpOrder(lookup);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: getMessage(error) });
    }
  };

  return <FindOrderScreen state={state} onFind={(lookup) => void onFind(lookup)} links={paths} />;
}

function getMessage(error: unknown): string {
  const { status, problem } = error instanceof ProblemError ? error : new ProblemError(0);
  if (status === 429) return 'You have asked several times. Please wait some minutes, then try again.';
  const [wrong] = Object.values(problem?.errors ?? {});
  return wrong ?? 'Your request did not reach us. Please try again.';
}
