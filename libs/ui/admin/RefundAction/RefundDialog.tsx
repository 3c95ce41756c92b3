import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { ModalDialog } from '../../feedback/ModalDialog/ModalDialog';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';

type RefundForm = { amount: string; reason: string };
/** Amounts are in the smallest unit of the currency. */
type Refund = {
  amount_cents: number;
  /** What could be refunded as the person saw it. */
  refundable_cents: number;
  reason?: string;
  refund_id: string;
};

export interface RefundDialogProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Largest amount that can still be refunded, in the smallest unit of the currency. */
  refundableCents: number;
  /** Payer in the text of the dialog: 'the buyer’s card'. */
  payerLabel: string;
  /** Parses the input to an amount or a one-sentence error. An empty input means the full rest. */
  parseAmount: (typed: string) => { cents: number } | { message: string };
  /** Formats an amount in the smallest unit of the currency: '$14.50'. */
  format: (cents: number) => string;
  /** Identifies the refund, so that it is made once although its response was lost. */
  refundId: string;
  /** The refund is being sent: both buttons are disabled. */
  isProcessing: boolean;
  /** The payment is disputed, which is said before the refund is confirmed. */
  isDisputed?: boolean;
  /** Why the last attempt failed. */
  message?: string;
  /** Called with the confirmed refund. */
  onRefund: (refund: Refund) => void;
}

/**
 * The refundable amount that the person decides on: as it was when the dialog was opened, or at the last refusal. A change
 * in the background goes unnoticed, so the server refuses it.
 */
function useSeenAmount({ refundableCents, message }: Pick<RefundDialogProps, 'refundableCents' | 'message'>) {
  const [seen, setSeen] = useState({ refundableCents, message });
  if (seen.message !== message) setSeen({ refundableCents, message });
  return { seenCents: seen.refundableCents, refresh: () => setSeen({ refundableCents, message }) };
}

/** Parses the typed amount while it changes, and once more on submit. */
function useRefund(
  {
    parseAmount,
    refundId,
    isProcessing,
    onRefund,
  }: Pick<RefundDialogProps, 'parseAmount' | 'refundId' | 'isProcessing' | 'onRefund'>,
  seenCents: number,
) {
  const form = useForm<RefundForm>({ defaultValues: { amount: '', reason: '' } });
  const typed = useWatch({ control: form.control, name: 'amount' });

  const submit = ({ amount, reason }: RefundForm) => {
    const asked = parseAmount(amount);
    if ('message' in asked) {
      form.setError('amount', asked, { shouldFocus: true });
      return;
    }
    if (isProcessing) return;
    onRefund({
      amount_cents: asked.cents,
      refundable_cents: seenCents,
      ...(reason.trim() && { reason: reason.trim() }),
      refund_id: refundId,
    });
  };

  return { form, sum: parseAmount(typed), isRefused: form.formState.errors.amount !== undefined, submit };
}

interface RefundFieldsProps {
  /** Formatted amount that an empty input refunds. */
  remainingAmount: string;
  /** What the refund will do, or why it cannot be done; undefined while the field of the amount says so. */
  consequence?: string;
  isDisputed: boolean;
  message?: string;
}

function RefundFields({ remainingAmount, consequence, isDisputed, message }: RefundFieldsProps) {
  return (
    <>
      {isDisputed ? (
        <Alert severity="warning" role="none">
          This payment is disputed, so Stripe may refuse to refund it.
        </Alert>
      ) : null}
      <FormTextField
        name="amount"
        label="Amount"
        inputMode="decimal"
        startAdornment="$"
        helperText={`Leave blank to refund the full remaining amount: ${remainingAmount}.`}
      />
      <FormTextField
        name="reason"
        label="Reason"
        multiline
        rows={2}
        maxLength={500}
        helperText="For staff. The person who paid gets it too if they ask for their data."
      />
      {message === undefined ? null : <Alert severity="error">{message}</Alert>}
      {consequence === undefined ? null : <Typography>{consequence}</Typography>}
    </>
  );
}

const describeConsequence = (
  sum: ReturnType<RefundDialogProps['parseAmount']>,
  { format, payerLabel }: Pick<RefundDialogProps, 'format' | 'payerLabel'>,
) =>
  'cents' in sum
    ? `${format(sum.cents)} will be refunded to ${payerLabel}. This cannot be undone.`
    : sum.message;

/** Button and the dialog that it opens, which confirms the amount. */
export function RefundDialog(props: RefundDialogProps) {
  const {
    refundableCents,
    payerLabel,
    parseAmount,
    format,
    refundId,
    isProcessing,
    isDisputed = false,
    message,
    onRefund,
    ...button
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const { seenCents, refresh } = useSeenAmount({ refundableCents, message });
  const { form, sum, isRefused, submit } = useRefund(
    { parseAmount, refundId, isProcessing, onRefund },
    seenCents,
  );

  const open = () => {
    refresh();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={close} disabled={isProcessing}>
        Cancel
      </Button>
      <SubmitButton form={formId} variant="outlined" color="error" loading={isProcessing}>
        {'cents' in sum ? `Refund ${format(sum.cents)}` : 'Refund'}
      </SubmitButton>
    </>
  );
  return (
    <>
      <Button variant="outlined" color="error" {...button} onClick={open}>
        Refund
      </Button>
      <ModalDialog isProcessing={isProcessing} open={isOpen} title="Refund" onClose={close} actions={actions}>
        <Form id={formId} form={form} label="Refund" onSubmit={submit}>
          <RefundFields
            remainingAmount={format(refundableCents)}
            consequence={isRefused ? undefined : describeConsequence(sum, { format, payerLabel })}
            isDisputed={isDisputed}
            message={message}
          />
        </Form>
      </ModalDialog>
    </>
  );
}
