import { yupResolver } from '@hookform/resolvers/yup';
import { DEFAULT_STATE, SHIPPING_FIELDS, shippingFormSchema } from '@paniscus/domain/checkout';
import type { ShippingForm as ShippingValues } from '@paniscus/domain/checkout';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Alert, Button, FieldGroup, firstFailureResolver, Form, SpinnerOverlay } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AddressFields } from '../AddressFields/AddressFields';
import { useTyped } from '../use-typed';
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

const blank: ShippingValues = {
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
const resolver = firstFailureResolver(yupResolver(shippingFormSchema), SHIPPING_FIELDS);

/**
 * Buyer and shipping address form. The name fields come first on screen, but errors are reported starting with the
 * street.
 */
export function ShippingForm(props: ShippingFormProps) {
  const { isProcessing, failure, initialForm, onChange, onContinue } = props;
  const form = useForm<ShippingValues>({ defaultValues: { ...blank, ...initialForm }, resolver });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  useTyped(form, onChange);

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
    <Form form={form} label="Shipping" onSubmit={submit}>
      <BuyerFields />
      <FieldGroup title="Shipping address">
        <AddressFields kind="shipping" />
      </FieldGroup>
      <Failure failure={failure} />
      <Button type="submit" look="accent" isWide isProcessing={isProcessing}>
        Continue Checkout
      </Button>
      <SpinnerOverlay isShown={isProcessing} label="Processing..." />
    </Form>
  );
}

function Failure({ failure }: Pick<ShippingFormProps, 'failure'>) {
  if (failure === undefined || failure.field !== undefined) return null;
  if (failure.reason === undefined) return <Alert kind="error">{failure.message}</Alert>;
  return (
    <Alert kind="error" title={failure.message}>
      {failure.reason}
    </Alert>
  );
}
