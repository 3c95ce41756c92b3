import type { DonorPortalLinkRequest } from '@paniscus/domain/donor-portal';
import { FindDonorPortalScreen } from '@paniscus/features/donor-portal';
import type { FindDonorPortalState } from '@paniscus/features/donor-portal';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { requestDonorPortalLink } from '../api/donor-portal';
import { getLinkRequestMessage } from '../forms/link-request';

type FindDonorPortalIslandProps = {
  /** Result and values of a form that was posted without JavaScript. */
  result?: FindDonorPortalState;
  values?: DonorPortalLinkRequest;
};

export function FindDonorPortalIsland({ result = { kind: 'ready' }, values }: FindDonorPortalIslandProps) {
  const [state, setState] = useState(result);

  const onFind = async (request: DonorPortalLinkRequest) => {
    setState({ kind: 'processing' });
    try {
      await requestDonorPortalLink(request);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: getLinkRequestMessage(error) });
    }
  };

  return (
    <FindDonorPortalScreen
      state={state}
      values={values}
      onFind={(request) => void onFind(request)}
      links={paths}
    />
  );
}
