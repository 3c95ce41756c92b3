import type { OrderLookup } from '@paniscus/domain/orders';
import { FindOrderScreen } from '@paniscus/features/orders';
import type { FindOrderState } from '@paniscus/features/orders';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { getLinkRequestMessage } from '../forms/link-request';
import { requestOrderLink } from '../api/orders';

type FindOrderIslandProps = {
  /** Result and values of a form that was posted without JavaScript. */
  result?: FindOrderState;
  values?: OrderLookup;
};

export function FindOrderIsland({ result = { kind: 'ready' }, values }: FindOrderIslandProps) {
  const [state, setState] = useState(result);

  const onFind = async (lookup: OrderLookup) => {
    setState({ kind: 'processing' });
    try {
      await requestOrderLink(lookup);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: getLinkRequestMessage(error) });
    }
  };

  return (
    <FindOrderScreen state={state} values={values} onFind={(lookup) => void onFind(lookup)} links={paths} />
  );
}
