import { CardFields, useCard } from '@paniscus/card';
import type { CardBilling, WalletPay } from '@paniscus/card';
import { DONATION_DEFAULTS, DONATION_FIELDS } from '@paniscus/domain/donation';
import type { DonationForm as DonationValues } from '@paniscus/domain/donation';
import type { Fund } from '@paniscus/domain/funds';
import { createExclusiveRunner } from '@paniscus/domain/timing';
import {
  Form,
  FormAlert,
  HoneypotField,
  lazyResolver,
  ProcessingBackdrop,
  useOnValuesChange,
  useSavedForm,
} from '@paniscus/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DonationState, OnDonate } from '../DonationScreen/donation-screen.types';
import { DONATION_MESSAGES } from '../donation.messages';
import { AmountFields } from './AmountFields';
import { ArrivedNote } from './ArrivedNote';
import { BillingFields } from './BillingFields';
import { DonationSubmit } from './DonationSubmit';
import { DonationWallets } from './DonationWallets';
import { DonorFields } from './DonorFields';
import { FinePrint } from './FinePrint';
import { FundField } from './FundField';
import { TributeFields } from './TributeFields';

interface DonationFormProps {
  state: DonationState;
  /** Active funds that the donor can choose from. */
  funds?: readonly Fund[];
  /** The donor had chosen a fund that has closed meanwhile. */
  isFundClosed?: boolean;
  initialForm?: Partial<DonationValues>;
  /** Values entered before a reload; they replace the initial ones after hydration. */
  savedForm?: Partial<DonationValues>;
  /** Date of the first charge of a recurring donation; undefined on the server. */
  today?: Date;
  onChange?: (form: DonationValues) => void;
  onDonate: OnDonate;
  links: { privacyPolicy: string };
}

/** Honeypot field: only bots fill it in, to test stolen cards. */
const HONEYPOT = 'website';
const resolver = lazyResolver(() => import('./donation.resolver').then((module) => module.donationResolver));

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

/** Without the honeypot, which the browser must not store. */
const pickDonationValues = (values: DonationValues) =>
  Object.fromEntries(DONATION_FIELDS.map((field) => [field, values[field]])) as DonationValues;

/** Donation form. Validation errors are reported in the order donor, gift, billing, tribute, card. */
export function DonationForm(props: DonationFormProps) {
  const { state, funds = [], isFundClosed = false, initialForm, savedForm, today } = props;
  const { onChange, onDonate, links } = props;
  const form = useForm<DonationValues>({ defaultValues: { ...DONATION_DEFAULTS, ...initialForm }, resolver });
  const card = useCard();
  // For both ways to pay, so that only one of them charges.
  const [runExclusively] = useState(() => createExclusiveRunner());
  const [isNotReady, setIsNotReady] = useState(false);
  const [isRejected, setIsRejected] = useState(false);
  const isProcessing = state.kind === 'processing';
  useSavedForm(form, savedForm);
  useOnValuesChange(form, onChange && ((values) => onChange(pickDonationValues(values))));

  const accept = (values: DonationValues) => {
    const isBot = Boolean(Reflect.get(values, HONEYPOT));
    setIsRejected(isBot);
    return !isBot && !isProcessing;
  };
  const submit = (values: DonationValues) => {
    setIsNotReady(!card.isReady);
    if (!accept(values) || !card.isReady || !card.isComplete()) return;
    void runExclusively(() =>
      onDonate(values, (clientSecret) => card.confirm(clientSecret, toBilling(values))),
    );
  };
  const pressWallet = async (): Promise<WalletPay | undefined> => {
    const accepted: DonationValues[] = [];
    await form.handleSubmit((values) => void (accept(values) && accepted.push(values)))();
    const [values] = accepted;
    return values && ((confirm) => runExclusively(() => onDonate(values, confirm)));
  };
  return (
    <Form form={form} onFocus={resolver.preload} label="Donation" onSubmit={submit}>
      {state.kind === 'arrived' ? <ArrivedNote amount={state.amount} /> : null}
      <DonorFields />
      <AmountFields disabled={isProcessing} />
      <FundField funds={funds} isChosenClosed={isFundClosed} />
      <BillingFields savedForm={savedForm} />
      <TributeFields disabled={isProcessing} />
      <DonationWallets onApproach={resolver.preload} onPress={pressWallet} />
      <CardFields card={card} />
      <HoneypotField name={HONEYPOT} label="Website" />
      {isNotReady && !card.isReady ? <FormAlert>{DONATION_MESSAGES.notReady}</FormAlert> : null}
      {isRejected ? <FormAlert>{DONATION_MESSAGES.failed}</FormAlert> : null}
      {'message' in state ? <FormAlert>{state.message}</FormAlert> : null}
      <DonationSubmit today={today} isProcessing={isProcessing} />
      <FinePrint links={links} />
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </Form>
  );
}
