import { FieldFrame, FieldGroup, FieldLayout, FieldRow } from '@paniscus/ui';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useId } from 'react';
import type { Card, CardFieldName } from '../use-card';
import { useCardStyle } from './use-card-style';

const LABELS: Record<CardFieldName, string> = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'CVC',
};

interface CardFieldsProps {
  /** Result of `useCard`. */
  card: Card;
}

/** Inputs of the payment provider for a card, in the frames of our form fields. */
export function CardFields({ card }: CardFieldsProps) {
  const style = useCardStyle();
  return (
    <FieldGroup title="Card">
      <CardField name="number" card={card} style={style} />
      <FieldRow noWrap>
        <CardField name="expiry" card={card} style={style} />
        <CardField name="cvc" card={card} style={style} />
      </FieldRow>
    </FieldGroup>
  );
}

interface CardFieldProps {
  name: CardFieldName;
  card: Card;
  style: StripeElementStyle;
}

function CardField({ name, card, style }: CardFieldProps) {
  const id = useId();
  const error = card.errors[name];
  const shared = {
    id,
    onChange: (event: { complete: boolean; error?: { message: string } | undefined }) =>
      card.change(name, { isComplete: event.complete, error: event.error?.message }),
  };
  return (
    <FieldLayout id={id} label={LABELS[name]} errorText={error} required>
      <FieldFrame error={error !== undefined} aria-invalid={error !== undefined}>
        {name === 'number' ? <CardNumberElement {...shared} options={{ style, showIcon: true }} /> : null}
        {name === 'expiry' ? <CardExpiryElement {...shared} options={{ style }} /> : null}
        {name === 'cvc' ? <CardCvcElement {...shared} options={{ style }} /> : null}
      </FieldFrame>
    </FieldLayout>
  );
}
