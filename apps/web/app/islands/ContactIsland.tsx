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
  const [messageNumber, setMessageNumber] = useState(0);
  const savedForm = useInitialSessionValue<Partial<ContactForm>>(CONTACT_FORM_KEY);

  const onSend = (form: ContactForm) => {
    const emailMessage = buildEmail(form, organization.mailboxes.info);
    const { href, hasBody } = buildMailto(emailMessage);
    setState({ kind: 'sent', emailMessage, href, hasBody, copyState: 'idle' });
    // What was typed stays in this tab: nobody knows whether an email app opens, and whether the email is sent.
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

  const onStartAnother = () => {
    sessionStore.remove(CONTACT_FORM_KEY);
    setState({ kind: 'ready' });
    setMessageNumber(messageNumber + 1);
  };

  return (
    <ContactScreen
      state={state}
      messageNumber={messageNumber}
      savedForm={messageNumber === 0 ? savedForm : undefined}
      onChange={(form) => {
        sessionStore.write(CONTACT_FORM_KEY, form);
        // The message below is no longer the one in the form.
        setState({ kind: 'ready' });
      }}
      onSend={onSend}
      onCopy={() => void onCopy()}
      onStartAnother={onStartAnother}
    />
  );
}
