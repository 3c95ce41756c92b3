import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../Alert/Alert';
import { Button } from '../../Button/Button';
import { Dialog } from '../../Dialog/Dialog';
import { Form } from '../../fields/Form/Form';
import { TextField } from '../../fields/TextField/TextField';

type RefundForm = { amount: string; reason: string };
/** `amount_cents` is in the smallest unit of the currency. */
type Refund = { amount_cents: number; reason?: string; refund_id: string };

interface RefundActionProps {
  refundableCents: number;
  /** Payer in the text of the dialog: 'the buyer’s card'. */
  whose: string;
  /** Parses the input to an amount or a one-sentence error. An empty input means the full rest. */
  getSum: (typed: string) => { cents: number } | { message: string };
  format: (cents: number) => string;
  newId: () => string;
  isProcessing: boolean;
  message?: string;
  onRefund: (refund: Refund) => void;
}

/** Parses the typed amount while it changes, and once more on submit. */
function useRefund({ getSum, newId, isProcessing, onRefund }: RefundActionProps) {
  const [refundId] = useState(newId);
  const form = useForm<RefundForm>({ defaultValues: { amount: '', reason: '' } });
  const typed = useWatch({ control: form.control, name: 'amount' });

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

  return { form, sum: getSum(typed), submit };
}

interface RefundFieldsProps {
  /** Formatted amount that an empty input gives back. */
  rest: string;
  /** What the refund will do, or why it cannot be done. */
  consequence: string;
  message?: string;
}

function RefundFields({ rest, consequence, message }: RefundFieldsProps) {
  return (
    <>
      <TextField
        name="amount"
        label="Amount"
        inputMode="decimal"
        prefix="$"
        help={`Blank gives back everything that is left: ${rest}.`}
      />
      <TextField name="reason" label="Reason" rows={2} maxLength={500} help="For the staff only." />
      {message === undefined ? null : <Alert kind="error">{message}</Alert>}
      <p>{consequence}</p>
    </>
  );
}

/**
 * Refund dialog that confirms the amount. The refund id stays the same while mounted, so that a retry after a lost
 * response is idempotent; the screen remounts the component after each refund.
 */
export function RefundAction(props: RefundActionProps) {
  const { refundableCents, whose, format, isProcessing, message } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { form, sum, submit } = useRefund(props);
  const consequence =
    'cents' in sum ? `${format(sum.cents)} will go back to ${whose}. This cannot be undone.` : sum.message;

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
          <RefundFields rest={format(refundableCents)} consequence={consequence} message={message} />
        </Form>
      </Dialog>
    </>
  );
}
