import { yupResolver } from '@hookform/resolvers/yup';
import { CardFields, CardProvider, useCard } from '@paniscus/card';
import type { CardLibrary, Confirmation } from '@paniscus/card';
import { cardHolderSchema } from '@paniscus/domain/donor-portal';
import type { CardHolder } from '@paniscus/domain/donor-portal';
import { Alert, Button, Form, TextField } from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Choices } from './panel.styles';
import type { PanelProps } from './panel.types';

export type Donor = { name: string; email: string };

interface CardPanelProps extends PanelProps {
  stripe: CardLibrary;
  donor: Donor;
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

const NOT_READY = 'The card fields are still on their way. Please wait a moment and try again.';
const NO_ADDRESS = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };
const resolver = yupResolver(cardHolderSchema);

function CardForm({ donor, isProcessing, refusal, onChange, onClose }: Omit<CardPanelProps, 'stripe'>) {
  const card = useCard();
  const form = useForm<CardHolder>({ defaultValues: { name: donor.name }, resolver });
  const [isEarly, setIsEarly] = useState(false);
  const message = isEarly && !card.isReady ? NOT_READY : refusal;

  const submit = ({ name }: CardHolder) => {
    setIsEarly(!card.isReady);
    if (isProcessing || !card.isReady || !card.isComplete()) return;
    onChange((clientSecret) => card.confirmSetup(clientSecret, { ...NO_ADDRESS, name, email: donor.email }));
  };

  return (
    <Form form={form} label="Change the card" onSubmit={submit}>
      <TextField name="name" label="Name on the card" autoComplete="cc-name" isRequired />
      <CardFields card={card} />
      {message === undefined ? null : <Alert kind="error">{message}</Alert>}
      <Choices>
        <Button type="submit" isProcessing={isProcessing}>
          Use this card
        </Button>
        <Button look="plain" onClick={onClose} isDisabled={isProcessing}>
          Leave it as it is
        </Button>
      </Choices>
    </Form>
  );
}
