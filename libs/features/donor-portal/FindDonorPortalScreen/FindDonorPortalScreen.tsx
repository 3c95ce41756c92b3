import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import type { DonorPortalLinkRequest } from '@paniscus/domain/donor-portal';
import { leadingDebounce } from '@paniscus/domain/timing';
import {
  breakBeforeDomain,
  FocusedAlert,
  Form,
  FormProblem,
  FormTextField,
  lazyResolver,
  Page,
  SubmitButton,
} from '@paniscus/ui';
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
  /** What was entered before, such as in a form that was posted without JavaScript. */
  values?: DonorPortalLinkRequest;
  onFind: (request: DonorPortalLinkRequest) => void;
  links: { donate: string };
}

const resolver = lazyResolver(() => import('./link.resolver').then((module) => module.linkResolver));

const EMPTY: DonorPortalLinkRequest = { email: '' };

/** Requests a new donor portal link, which is sent only to the email address used for the donations. */
export function FindDonorPortalScreen({ state, values = EMPTY, onFind, links }: FindDonorPortalScreenProps) {
  const form = useForm<DonorPortalLinkRequest>({ defaultValues: values, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const { info } = organization.mailboxes;
  return (
    <Page
      title="Find my gifts"
      lead="We will email you a link to your page with your recurring gifts, receipts and yearly summaries."
      sign="question"
      width="form"
    >
      <Form
        form={form}
        onFocus={resolver.preload}
        label="Find my gifts"
        onSubmit={(request) => oncePerSecond(() => onFind(request))}
      >
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          helperText="The email address that gets your receipts."
          required
        />
        <LookupResult state={state} />
        <SubmitButton fullWidth loading={state.kind === 'processing'}>
          Send me the link
        </SubmitButton>
        <Typography>
          No longer have that address? Write to <Link href={`mailto:${info}`}>{breakBeforeDomain(info)}</Link>
          , or <Link href={links.donate}>make a gift</Link>.
        </Typography>
      </Form>
    </Page>
  );
}

function LookupResult({ state }: Pick<FindDonorPortalScreenProps, 'state'>) {
  if (state.kind === 'failed') return <FormProblem>{state.message}</FormProblem>;
  if (state.kind !== 'sent') return null;
  return (
    <FocusedAlert severity="success" role="status">
      <AlertTitle>Check your email</AlertTitle>
      If we have a gift from this address, a link is on its way to you.
    </FocusedAlert>
  );
}
