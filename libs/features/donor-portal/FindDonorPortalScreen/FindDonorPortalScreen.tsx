import { yupResolver } from '@hookform/resolvers/yup';
import { organization } from '@paniscus/content';
import { donorPortalLinkSchema } from '@paniscus/domain/donor-portal';
import type { DonorPortalLinkRequest } from '@paniscus/domain/donor-portal';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Alert, Button, Form, Page, TextField } from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export type FindDonorPortalState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** Shown whether or not donations were found, so that it reveals nothing about the address. */
  | { kind: 'sent' }
  | { kind: 'failed'; message: string };

interface FindDonorPortalScreenProps {
  state: FindDonorPortalState;
  onFind: (request: DonorPortalLinkRequest) => void;
  links: { donate: string };
}

const resolver = yupResolver(donorPortalLinkSchema);

/** Requests a new donor portal link, which is sent only to the email address used for the donations. */
export function FindDonorPortalScreen({ state, onFind, links }: FindDonorPortalScreenProps) {
  const form = useForm<DonorPortalLinkRequest>({ defaultValues: { email: '' }, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const { info } = organization.mailboxes;
  return (
    <Page
      title="Find my gifts"
      lead="We send you a link to your own page: monthly gifts, receipts, and a summary of each year."
      mark="question"
      width="form"
    >
      <Form form={form} label="Find my gifts" onSubmit={(request) => oncePerSecond(() => onFind(request))}>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          help="The address your receipts come to."
          isRequired
        />
        {state.kind === 'failed' ? <Alert kind="error">{state.message}</Alert> : null}
        {state.kind === 'sent' ? (
          <Alert kind="success" title="Look into your mailbox">
            If a gift has come from this address, the link to its page is on the way there.
          </Alert>
        ) : null}
        <Button type="submit" isWide isProcessing={state.kind === 'processing'}>
          Send me the link
        </Button>
        <p>
          No longer have that address? Write to <a href={`mailto:${info}`}>{info}</a>, or{' '}
          <a href={links.donate}>make a gift</a>.
        </p>
      </Form>
    </Page>
  );
}
