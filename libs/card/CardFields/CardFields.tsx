import { ControlFrame, FieldGroup, FieldPair, FieldShell } from '@paniscus/ui';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useId } from 'react';
import type { Card, CardPart } from '../use-card';
import { useCardStyle } from './use-card-style';

const LABELS: Record<CardPart, string> = { number: 'Card Number', expiry: 'Expiry', cvc: 'CVC' };

export function CardFields({ card }: { card: Card }) {
  const style = useCardStyle();
  return (
    <FieldGroup title="Card">
      <CardField part="number" card={card} style={style} />
      <FieldPair data-short>
        <CardField part="expiry" card={card} style={style} />
        <CardField part="cvc" card={card} style={style} />
      </FieldPair>
    </FieldGroup>
  );
}

interface CardFieldProps {
  part: CardPart;
  card: Card;
  style: StripeElementStyle;
}

function CardField({ part, card, style }: CardFieldProps) {
  const id = useId();
  const error = card.errors[part];
  const shared = {
    id,
    onChange: (event: { complete: boolean; error?: { message: string } | undefined }) =>
      card.change(part, { isComplete: event.complete, error: event.error?.message }),
  };
  return (
    <FieldShell id={id} label={LABELS[part]} error={error} isRequired>
      <ControlFrame aria-invalid={error !== undefined}>
        {part === 'number' ? <CardNumberElement {...shared} options={{ style, showIcon: true }} /> : null}
        {part === 'expiry' ? <CardExpiryElement {...shared} options={{ style }} /> : null}
        {part === 'cvc' ? <CardCvcElement {...shared} options={{ style }} /> : null}
      </ControlFrame>
    </FieldShell>
  );
}
