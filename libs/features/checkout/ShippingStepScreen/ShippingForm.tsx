import { DEFAULT_STATE } from '@paniscus/domain/checkout';
import type { ShippingForm as ShippingValues } from '@paniscus/domain/checkout';
import { leadingDebounce } from '@paniscus/domain/timing';
import {
  FieldGroup,
  Form,
  FormAlert,
  lazyResolver,
  ProcessingBackdrop,
  SubmitButton,
  useOnValuesChange,
} from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AddressFields } from '../AddressFields/AddressFields';
import { BuyerFields } from './BuyerFields';

/** Why the last submission failed; `field` is the one the server rejected. */
type ShippingFailure = { message: string; field?: keyof ShippingValues; reason?: string };

interface ShippingFormProps {
  isProcessing: boolean;
  failure: ShippingFailure | undefined;
  initialForm: Partial<ShippingValues> | undefined;
  onChange: ((form: ShippingValues) => void) | undefined;
  onContinue: (form: ShippingValues) => void;
}

const defaultValues: ShippingValues = {
  address1: '',
  address2: '',
  city: '',
  region: DEFAULT_STATE,
  zip: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
};
const resolver = lazyResolver(() => import('./shipping.resolver').then((module) => module.shippingResolver));

/**
 * Buyer and shipping address form. The name fields come first on screen, but errors are reported starting with the
 * street.
 */
export function ShippingForm(props: ShippingFormProps) {
  const { isProcessing, failure, initialForm, onChange, onContinue } = props;
  const form = useForm<ShippingValues>({ defaultValues: { ...defaultValues, ...initialForm }, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  useOnValuesChange(form, onChange);

  const { setError, setFocus } = form;
  const { field, message } = failure ?? {};
  useEffect(() => {
    if (field === undefined) return;
    setError(field, { message });
    setFocus(field);
  }, [field, message, setError, setFocus]);

  const submit = (values: ShippingValues) => {
    if (!isProcessing) oncePerSecond(() => onContinue(values));
  };
  return (
    <Form form={form} onFocus={resolver.preload} label="Shipping" onSubmit={submit}>
      <BuyerFields />
      <FieldGroup title="Shipping address">
        <AddressFields kind="shipping" />
      </FieldGroup>
      <FailureAlert failure={failure} />
      <SubmitButton color="accent" fullWidth loading={isProcessing}>
        Continue Checkout
      </SubmitButton>
      <ProcessingBackdrop open={isProcessing} label="Processing..." />
    </Form>
  );
}

function FailureAlert({ failure }: Pick<ShippingFormProps, 'failure'>) {
  if (failure === undefined || failure.field !== undefined) return null;
  const { message, reason } = failure;
  return reason === undefined ? (
    <FormAlert>{message}</FormAlert>
  ) : (
    <FormAlert title={message}>{reason}</FormAlert>
  );
}
