import type { AcceptInvitationForm } from '@paniscus/domain/session';
import { InvitationScreen } from '@paniscus/features/session';
import type { InvitationState } from '@paniscus/features/session';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { getErrorMessage } from '../api/error-messages';
import { isNotFound } from '../api/problem-error';
import { acceptInvitation, SignInNotStoredError } from '../api/session';
import { usePageRestore } from '../hooks/page-restore';

interface InvitationIslandProps {
  /** Token of the link. */
  token: string;
  invitation: Extract<InvitationState, { kind: 'ready' }>['invitation'];
}

export function InvitationIsland({ token, invitation }: InvitationIslandProps) {
  const [state, setState] = useState<InvitationState>({ kind: 'ready', invitation });
  usePageRestore(() => setState({ kind: 'ready', invitation }));

  const onAccept = async (form: AcceptInvitationForm) => {
    setState({ kind: 'submitting', invitation });
    try {
      await acceptInvitation(token, form);
      location.assign(paths.staffPosts);
    } catch (error) {
      // The account is complete, and the login page explains what the browser lacks.
      if (error instanceof SignInNotStoredError) return location.assign(paths.login);
      const message = getErrorMessage(error as Error, 'Your account was not created. Please try again.');
      setState(isNotFound(error) ? { kind: 'notFound' } : { kind: 'failed', message, invitation });
    }
  };

  return <InvitationScreen state={state} onAccept={(form) => void onAccept(form)} links={paths} />;
}
