import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderEditFormSchema } from '@paniscus/domain/orders';
import type { OrderEdit, OrderEditForm, StaffOrder } from '@paniscus/domain/orders';
import {
  firstFailureResolver,
  Form,
  FormProblem,
  LocalTime,
  ModalDialog,
  SubmitButton,
  useOthersChanges,
} from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { EditOrderFields } from './EditOrderFields';

/** An order that can be changed, and what of it. */
export type EditableOrder = StaffOrder & { edit: NonNullable<StaffOrder['edit']> };

interface EditOrderDialogProps {
  isOpen: boolean;
  edited: EditableOrder;
  /** The change is being sent: both buttons are disabled. */
  isProcessing: boolean;
  /** Why the last attempt failed. */
  message: string | undefined;
  /** Called with the complete order as it is to be, and the version that the change is based on. */
  onEdit: (edit: OrderEdit) => void;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(orderEditFormSchema), [
  'variant_ids',
  'address1',
  'address2',
  'city',
  'region',
  'zip',
  'email',
  'phone',
]);

function toForm({ lines, address, email, phone }: StaffOrder): OrderEditForm {
  const { address1, address2, city, region, zip } = address;
  return {
    variant_ids: lines.map(({ variant_id }) => variant_id),
    ...{ address1, address2, city, region, zip, email, phone },
  };
}

/** Form of an order. It stays open, with what was typed, until the change is made. */
export function EditOrderDialog(props: EditOrderDialogProps) {
  const { edited: order, isOpen, isProcessing, message, onEdit, onClose } = props;
  const { edit } = order;
  const formId = useId();
  const values = toForm(order);
  const form = useForm<OrderEditForm>({ defaultValues: values, resolver });
  const explain = useOthersChanges(form, edit.version, values);
  const submit = (typed: OrderEditForm) =>
    isProcessing ? undefined : onEdit({ ...typed, version: edit.version });
  const title = `Edit order ${order.number}`;
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isProcessing}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isProcessing}>
        Save changes
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isProcessing} open={isOpen} title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        <Consequences heldUntil={edit.held_until} />
        <EditOrderFields lines={order.lines} options={edit.options} />
        {message === undefined ? null : <FormProblem>{explain(message)}</FormProblem>}
      </Form>
    </ModalDialog>
  );
}

function Consequences({ heldUntil }: { heldUntil: string | null }) {
  return (
    <Typography>
      {heldUntil === null ? null : (
        <>
          The order goes to the print shop on <LocalTime iso={heldUntil} />.{' '}
        </>
      )}
      We will email the buyer about your changes. Shipping and tax have to stay the same.
    </Typography>
  );
}
