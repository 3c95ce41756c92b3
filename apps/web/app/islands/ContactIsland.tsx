import { organization } from '@paniscus/content';
import { buildEmail, buildMailto } from '@paniscus/domain/contact';
import type { ContactForm } from '@paniscus/domain/contact';
import { ContactScreen } from '@paniscus/features/contact';
import type { ContactState } from '@paniscus/features/contact';
import { useState } from 'react';
import { sessionStore, useInitialSessionValue } from '../storage/session-store';
import { CONTACT_FORM_KEY } from '../storage/storage-keys';

/** Form that composes an email in the visitor's mail program; sends nothing to the server. */
export function ContactIsland() {
  const [state, setState] = useState<ContactState>({ kind: 'ready' });
  const savedForm = useInitialSessionValue<Partial<ContactForm>>(CONTACT_FORM_KEY);

  const onSend = (form: ContactForm) => {
    const emailMessage = buildEmail(form, organization.mailboxes.info);
    const { href, hasBody } = buildMailto(emailMessage);
    setState({ kind: 'sent', emailMessage, href, hasBody, copyState: 'idle' });
    // A message that is too long for the link has to be copied from this page.
    if (hasBody) sessionStore.remove(CONTACT_FORM_KEY);
    location.assign(href);
  };

  const onCopy = async () => {
    if (state.kind !== 'sent') return;
    const { to, subject, body } = state.emailMessage;
    try {
      await navigator.clipboard.writeText(`${to}\n${subject}\n\n${body}`);
      setState({ ...state, copyState: 'copied' });
    } catch {
      setState({ ...state, copyState: 'failed' });
    }
  };

  return (
    <ContactScreen
      state={state}
      savedForm={savedForm}
      onChange={(form) => {
        sessionStore.write(CONTACT_FORM_KEY, form);
        // The message below is no longer the one in the form.
        setState({ kind: 'ready' });
      }}
      onSend={onSend}
      onCopy={() => void onCopy()}
    />
  );
}
