import { CardFields, CardProvider, useCard } from '@paniscus/card';
import type { CardLibrary, Confirmation } from '@paniscus/card';
import type { CardHolder, RecurringDonation } from '@paniscus/domain/donor-portal';
import { Form, FormAlert, FormTextField, lazyResolver } from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeOverdue } from '../RecurringDonation/recurring-labels';
import { SectionText } from '../Shared/PortalSection';
import { PanelButtons } from './PanelButtons';
import type { PanelProps } from './panel.types';

export type Donor = { name: string; email: string };

interface CardPanelProps extends PanelProps {
  /** Library of the payment provider, or its promise. */
  stripe: CardLibrary;
  /** Holder of the card unless another name is typed. */
  donor: Donor;
  /** Donation that the card pays; an overdue charge is announced. */
  donation: RecurringDonation;
  /** Called with what saves the card for a client secret. */
  onChange: (confirm: (clientSecret: string) => Promise<Confirmation>) => void;
}

/** Replaces the card; its number is sent to the payment provider only. */
export function CardPanel({ stripe, ...form }: CardPanelProps) {
  return (
    <CardProvider stripe={stripe}>
      <CardForm {...form} />
    </CardProvider>
  );
}

const NOT_READY = 'The card fields are still loading. Please wait a moment and try again.';
const NO_ADDRESS = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };
const resolver = lazyResolver(() =>
  import('./card-holder.resolver').then((module) => module.cardHolderResolver),
);

function CardForm({
  donor,
  donation,
  isProcessing,
  error,
  onChange,
  onClose,
}: Omit<CardPanelProps, 'stripe'>) {
  const card = useCard();
  const form = useForm<CardHolder>({ defaultValues: { name: donor.name }, resolver });
  const [isEarly, setIsEarly] = useState(false);
  const overdue = describeOverdue(donation);
  // What is typed meanwhile is another card, which has not been declined.
  const isMistyped = Object.values(card.errors).some((reason) => reason !== undefined);
  const message = isEarly && !card.isReady ? NOT_READY : isMistyped ? undefined : error;

  const submit = ({ name }: CardHolder) => {
    setIsEarly(!card.isReady);
    if (isProcessing || !card.isReady || !card.isComplete()) return;
    onChange((clientSecret) => card.confirmSetup(clientSecret, { ...NO_ADDRESS, name, email: donor.email }));
  };

  return (
    <Form form={form} onFocus={resolver.preload} label="Change the card" onSubmit={submit}>
      {overdue === undefined ? null : <SectionText>{overdue}</SectionText>}
      <FormTextField name="name" label="Name on the card" autoComplete="cc-name" required />
      <CardFields card={card} />
      {message === undefined ? null : <FormAlert>{message}</FormAlert>}
      <PanelButtons submitLabel="Use this card" isProcessing={isProcessing} onClose={onClose} />
    </Form>
  );
}
