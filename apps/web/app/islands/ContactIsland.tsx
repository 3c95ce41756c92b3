import { organization } from '@paniscus/content';
import { buildEmail, buildMailto } from '@paniscus/domain/contact';
import type { ContactForm } from '@paniscus/domain/contact';
import { ContactScreen } from '@paniscus/features/contact';
import type { ContactState } from '@paniscus/features/contact';
import { useState } from 'react';

/** Form that composes an email in the visitor's mail program; sends nothing to the server. */
export function ContactIsland() {
  const [state, setState] = useState<ContactState>({ kind: 'ready' });

  const onSend = (form: ContactForm) => {
    const emailMessage = buildEmail(form, organization.mailboxes.info);
    const { href, hasBody } = buildMailto(emailMessage);
    setState({ kind: 'sent', emailMessage, href, hasBody, copyState: 'idle' });
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

  return <ContactScreen state={state} onSend={onSend} onCopy={() => void onCopy()} />;
}
