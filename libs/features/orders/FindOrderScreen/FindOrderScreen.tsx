import { yupResolver } from '@hookform/resolvers/yup';
import { organization } from '@paniscus/content';
import { orderLookupSchema } from '@paniscus/domain/orders';
import type { OrderLookup } from '@paniscus/domain/orders';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Alert, Button, firstFailureResolver, Form, Page, TextField } from '@paniscus/ui';
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
  onFind: (lookup: OrderLookup) => void;
  links: { store: string };
}

const resolver = firstFailureResolver(yupResolver(orderLookupSchema), ['number', 'email']);

/** Requests a new order link, which is sent only to the email address used for the order. */
export function FindOrderScreen({ state, onFind, links }: FindOrderScreenProps) {
  const form = useForm<OrderLookup>({ defaultValues: { number: '', email: '' }, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const isProcessing = state.kind === 'processing';
  const { support } = organization.mailboxes;
  return (
    <Page
      title="Find my order"
      lead="We send you the link to your order's own page."
      mark="question"
      width="form"
    >
      <Form form={form} label="Find my order" onSubmit={(lookup) => oncePerSecond(() => onFind(lookup))}>
        <LookupFields />
        {state.kind === 'failed' ? <Alert kind="error">{state.message}</Alert> : null}
        {state.kind === 'sent' ? (
          <Alert kind="success" title="Look into your mailbox">
            If there is an order with this number and email address, its link is on the way there.
          </Alert>
        ) : null}
        <Button type="submit" isWide isProcessing={isProcessing}>
          Send me the link
        </Button>
        <p>
          No number at hand? Write to <a href={`mailto:${support}`}>{support}</a>, or go{' '}
          <a href={links.store}>back to the store</a>.
        </p>
      </Form>
    </Page>
  );
}

function LookupFields() {
  return (
    <>
      <TextField
        name="number"
        label="Order number"
        help="As it stands in your receipt, such as PN-000017."
        autoComplete="off"
        isRequired
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="The address you bought with."
        isRequired
      />
    </>
  );
}
