import { formatDollars, refundSumFrom, uuidFrom } from '@paniscus/domain';
import type { Cents, RefundRequest } from '@paniscus/domain';
import { Alert, Button, Dialog, Form, TextField } from '@paniscus/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

type RefundForm = { amount: string; reason: string };

interface RefundActionProps {
  /** All that can still be given back. */
  refundableCents: Cents;
  isProcessing: boolean;
  /** Why the last try did not go through. */
  message?: string;
  onRefund: (request: RefundRequest) => void;
}

/**
 * Gives money back, after naming the sum once more. While it stands on the page it has one id, so that a repeat after
 * a lost answer is the same refund; the screen puts a fresh one in its place after each refund.
 */
export function RefundAction({ refundableCents, isProcessing, message, onRefund }: RefundActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [refundId] = useState(() => uuidFrom(crypto.getRandomValues(new Uint8Array(16))));
  const form = useForm<RefundForm>({ defaultValues: { amount: '', reason: '' } });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const sum = refundSumFrom(typed, refundableCents);

  const submit = ({ amount, reason }: RefundForm) => {
    const asked = refundSumFrom(amount, refundableCents);
    if ('message' in asked) {
      form.setError('amount', asked, { shouldFocus: true });
      return;
    }
    if (isProcessing) return;
    onRefund({
      amount_cents: asked.cents,
      ...(reason.trim() && { reason: reason.trim() }),
      refund_id: refundId,
    });
  };

  const actions = (
    <>
      <Button look="plain" onClick={() => setIsOpen(false)} isDisabled={isProcessing}>
        Cancel
      </Button>
      <Button look="danger" onClick={() => void form.handleSubmit(submit)()} isProcessing={isProcessing}>
        {'cents' in sum ? `Refund ${formatDollars(sum.cents)}` : 'Refund'}
      </Button>
    </>
  );
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        Refund
      </Button>
      <Dialog isOpen={isOpen} title="Refund" onClose={() => setIsOpen(false)} actions={actions}>
        <Form form={form} label="Refund" onSubmit={submit}>
          <TextField
            name="amount"
            label="Amount"
            inputMode="decimal"
            prefix="$"
            help={`Blank gives back everything that is left: ${formatDollars(refundableCents)}.`}
          />
          <TextField name="reason" label="Reason" rows={2} maxLength={500} help="For the staff only." />
          {message === undefined ? null : <Alert kind="error">{message}</Alert>}
          <p>
            {'cents' in sum
              ? `${formatDollars(sum.cents)} will go back to the buyer's card. This cannot be undone.`
              : sum.message}
          </p>
        </Form>
      </Dialog>
    </>
  );
}
