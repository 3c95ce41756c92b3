import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import type { OrderLookup } from '@paniscus/domain/orders';
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

export type FindOrderState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** Shown whether or not an order was found, so that it reveals nothing about the address. */
  | { kind: 'sent' }
  | { kind: 'failed'; message: string };

interface FindOrderScreenProps {
  state: FindOrderState;
  /** What was entered before, such as in a form that was posted without JavaScript. */
  values?: OrderLookup;
  onFind: (lookup: OrderLookup) => void;
  links: { store: string };
}

const resolver = lazyResolver(() =>
  import('./order-lookup.resolver').then((module) => module.orderLookupResolver),
);

const EMPTY: OrderLookup = { number: '', email: '' };

/** Requests a new order link, which is sent only to the email address used for the order. */
export function FindOrderScreen({ state, values = EMPTY, onFind, links }: FindOrderScreenProps) {
  const form = useForm<OrderLookup>({ defaultValues: values, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const { support } = organization.mailboxes;
  return (
    <Page title="Find my order" lead="We will email you a link to your order." sign="question" width="form">
      <Form
        form={form}
        onFocus={resolver.preload}
        label="Find my order"
        onSubmit={(lookup) => oncePerSecond(() => onFind(lookup))}
      >
        <LookupFields />
        <LookupResult state={state} />
        <SubmitButton fullWidth loading={state.kind === 'processing'}>
          Send me the link
        </SubmitButton>
        <Typography>
          Don’t have the number? Write to <Link href={`mailto:${support}`}>{breakBeforeDomain(support)}</Link>
          , or go <Link href={links.store}>back to the store</Link>.
        </Typography>
      </Form>
    </Page>
  );
}

function LookupFields() {
  return (
    <>
      <FormTextField
        name="number"
        label="Order number"
        helperText="It is on your receipt, such as PN-000017."
        autoComplete="off"
        required
      />
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        helperText="The email address you used for the order."
        required
      />
    </>
  );
}

function LookupResult({ state }: Pick<FindOrderScreenProps, 'state'>) {
  if (state.kind === 'failed') return <FormProblem>{state.message}</FormProblem>;
  if (state.kind !== 'sent') return null;
  return (
    <FocusedAlert severity="success" role="status">
      <AlertTitle>Check your email</AlertTitle>
      If an order matches this number and email address, a link is on its way to you.
    </FocusedAlert>
  );
}
