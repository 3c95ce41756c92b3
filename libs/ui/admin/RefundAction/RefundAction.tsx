import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../Alert/Alert';
import { Button } from '../../Button/Button';
import { Dialog } from '../../Dialog/Dialog';
import { Form } from '../../fields/Form/Form';
import { TextField } from '../../fields/TextField/TextField';

type RefundForm = { amount: string; reason: string };
/** What was asked for; the amount in the smallest unit of the money. */
type Refund = { amount_cents: number; reason?: string; refund_id: string };

interface RefundActionProps {
  /** All that can still be given back. */
  refundableCents: number;
  /** Whose money it is: 'the buyer’s card'. */
  whose: string;
  /** What typed text comes to, or one sentence about what is wrong with it. Nothing typed is all of it. */
  getSum: (typed: string) => { cents: number } | { message: string };
  format: (cents: number) => string;
  newId: () => string;
  isProcessing: boolean;
  /** Why the last try did not go through. */
  message?: string;
  onRefund: (refund: Refund) => void;
}

/**
 * Gives money back, after naming the sum once more. While it stands on the page it has one id, so that a repeat after
 * a lost answer is the same refund; the screen puts a fresh one in its place after each refund.
 */
export function RefundAction(props: RefundActionProps) {
  const { refundableCents, whose, getSum, format, newId, isProcessing, message, onRefund } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [refundId] = useState(newId);
  const form = useForm<RefundForm>({ defaultValues: { amount: '', reason: '' } });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const sum = getSum(typed);

  const submit = ({ amount, reason }: RefundForm) => {
    const asked = getSum(amount);
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
        {'cents' in sum ? `Refund ${format(sum.cents)}` : 'Refund'}
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
            help={`Blank gives back everything that is left: ${format(refundableCents)}.`}
          />
          <TextField name="reason" label="Reason" rows={2} maxLength={500} help="For the staff only." />
          {message === undefined ? null : <Alert kind="error">{message}</Alert>}
          <p>
            {'cents' in sum
              ? `${format(sum.cents)} will go back to ${whose}. This cannot be undone.`
              : sum.message}
          </p>
        </Form>
      </Dialog>
    </>
  );
}
