import { yupResolver } from '@hookform/resolvers/yup';
import { CardFields, useCard } from '@paniscus/card';
import type { CardBilling, Confirmation } from '@paniscus/card';
import { DONATION_FIELDS, donationFormSchema } from '@paniscus/domain/donation';
import type { DonationForm as DonationValues } from '@paniscus/domain/donation';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Alert, firstFailureResolver, Form, HoneypotField, SpinnerOverlay } from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DonationState } from '../DonationScreen/donation-screen.types';
import { DONATION_MESSAGES } from '../donation.messages';
import { AmountFields } from './AmountFields';
import { BillingFields } from './BillingFields';
import { DonatePanel } from './DonatePanel';
import { DonorFields } from './DonorFields';
import { FinePrint } from './FinePrint';
import { TributeFields } from './TributeFields';

interface DonationFormProps {
  state: DonationState;
  initialForm?: Partial<DonationValues>;
  /** Date of the first charge of a recurring donation. */
  today: Date;
  onDonate: (form: DonationValues, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  links: { privacyPolicy: string };
}

const defaults = donationFormSchema.getDefault();
const blank = Object.fromEntries(
  DONATION_FIELDS.map((field) => [field, defaults[field] ?? '']),
) as unknown as DonationValues;
/** Honeypot field: only bots fill it in, to test stolen cards. */
const TRAP = 'website';
const resolver = firstFailureResolver(yupResolver(donationFormSchema), DONATION_FIELDS);

const toBilling = (form: DonationValues): CardBilling => ({
  name: `${form.billingFirstName.trim()} ${form.billingLastName.trim()}`,
  email: form.email,
  line1: form.addressLine1,
  line2: form.addressLine2,
  city: form.city,
  state: form.region,
  postalCode: form.postalCode,
  country: form.country,
});

/** Donation form. Validation errors are reported in the order donor, gift, billing, tribute, card. */
export function DonationForm({ state, initialForm, today, onDonate, links }: DonationFormProps) {
  const form = useForm<DonationValues>({ defaultValues: { ...blank, ...initialForm }, resolver });
  const card = useCard();
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  const [isNotReady, setIsNotReady] = useState(false);
  const [isTrapped, setIsTrapped] = useState(false);
  const isProcessing = state.kind === 'processing';

  const submit = (values: DonationValues) => {
    const hasFilledTrap = Boolean(Reflect.get(values, TRAP));
    setIsTrapped(hasFilledTrap);
    setIsNotReady(!card.isReady);
    if (hasFilledTrap || !card.isReady || isProcessing || !card.isComplete()) return;
    oncePerSecond(() => onDonate(values, (clientSecret) => card.confirm(clientSecret, toBilling(values))));
  };
  return (
    <Form form={form} label="Donation" onSubmit={submit}>
      <DonorFields />
      <AmountFields isDisabled={isProcessing} />
      <BillingFields />
      <TributeFields isDisabled={isProcessing} />
      <CardFields card={card} />
      <HoneypotField name={TRAP} label="Website" />
      {isNotReady && !card.isReady ? <Alert kind="error">{DONATION_MESSAGES.notReady}</Alert> : null}
      {isTrapped ? <Alert kind="error">{DONATION_MESSAGES.failed}</Alert> : null}
      {'message' in state ? <Alert kind="error">{state.message}</Alert> : null}
      <DonatePanel today={today} isProcessing={isProcessing} />
      <FinePrint links={links} />
      <SpinnerOverlay isShown={isProcessing} label="Processing..." />
    </Form>
  );
}
