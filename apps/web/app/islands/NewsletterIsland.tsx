import type { NewsletterSignUp } from '@paniscus/domain/newsletter';
import { NewsletterSignUpScreen } from '@paniscus/features/newsletter';
import type { NewsletterSignUpState } from '@paniscus/features/newsletter';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { requestSubscription } from '../api/newsletter';
import { getLinkRequestMessage } from '../forms/link-request';

type NewsletterIslandProps = {
  /** `off`, or the result of a form that was posted without JavaScript. */
  result?: NewsletterSignUpState;
  values?: NewsletterSignUp;
};

const READY: NewsletterSignUpState = { kind: 'ready' };

export function NewsletterIsland({ result = READY, values }: NewsletterIslandProps) {
  const [state, setState] = useState(result);
  const [entered, setEntered] = useState(values);

  const onSubscribe = async (request: NewsletterSignUp) => {
    setEntered(request);
    setState({ kind: 'processing' });
    try {
      await requestSubscription(request);
      setState({ kind: 'sent' });
    } catch (error) {
      setState({ kind: 'failed', message: getLinkRequestMessage(error) });
    }
  };

  return (
    <NewsletterSignUpScreen
      state={state}
      values={entered}
      isAnswer={state !== result}
      onSubscribe={(request) => void onSubscribe(request)}
      links={paths}
    />
  );
}
