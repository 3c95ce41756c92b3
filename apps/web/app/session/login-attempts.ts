import type { LoginForm } from '@paniscus/domain/session';
import type { LoginState } from '@paniscus/features/session';
import { getFailedState } from './get-failed-state';

type LoginAttemptsOptions = {
  /** Checks the form and signs in; rejects with the reason of a refusal. */
  send: (form: LoginForm) => Promise<void>;
  onSignedIn: () => void;
  onState: (state: LoginState) => void;
};

/**
 * Attempts to sign in, which are checked one after another. An answer is shown only while the form still holds what was
 * checked, and of the attempts that wait for an answer only the newest is sent.
 */
export function createLoginAttempts({ send, onSignedIn, onState }: LoginAttemptsOptions) {
  let newest: LoginForm | undefined;
  let isSending = false;

  const answer = (state: LoginState) => {
    newest = undefined;
    onState(state);
  };

  const check = async (form: LoginForm): Promise<void> => {
    isSending = true;
    try {
      await send(form);
    } catch (error) {
      isSending = false;
      const state = getFailedState(error, form.code !== undefined);
      // A limit is about the network and not about what was typed: it refuses the next attempt as well.
      if (newest === form || state.kind === 'limited') answer(state);
      return newest && check(newest);
    }
    // Nothing is sent any more while the page is left.
    onSignedIn();
  };

  return {
    /** Checks what the form holds, after the attempt that is being checked. */
    async attempt(form: LoginForm): Promise<void> {
      newest = form;
      onState({ kind: 'submitting', asksCode: form.code !== undefined });
      if (!isSending) await check(form);
    },
    /** Says that the form holds something else, so that the answer to the newest attempt no longer matters. */
    forget(): void {
      newest = undefined;
    },
  };
}
