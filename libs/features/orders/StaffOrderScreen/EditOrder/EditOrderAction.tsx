import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderEditFormSchema } from '@paniscus/domain/orders';
import type { OrderEdit, OrderEditForm, StaffOrder } from '@paniscus/domain/orders';
import { firstFailureResolver, Form, FormProblem, LocalTime, ModalDialog, SubmitButton } from '@paniscus/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditOrderFields } from './EditOrderFields';

interface EditOrderActionProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Order to edit. */
  order: StaffOrder;
  /** What can be changed. */
  edit: NonNullable<StaffOrder['edit']>;
  /** The change is being sent: both buttons are disabled. */
  isProcessing: boolean;
  /** Why the last attempt failed. */
  message?: string;
  /** Called with the complete order as it is to be, and the version that the change is based on. */
  onEdit: (edit: OrderEdit) => void;
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

/** Corrects an order before it is at Printify; the screen remounts the component after each change. */
export function EditOrderAction(props: EditOrderActionProps) {
  const { order, edit, isProcessing, message, onEdit, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const form = useForm<OrderEditForm>({ defaultValues: toForm(order), resolver });
  const submit = (values: OrderEditForm) =>
    isProcessing ? undefined : onEdit({ ...values, version: edit.version });
  const title = `Edit order ${order.number}`;
  const close = () => setIsOpen(false);
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={close} disabled={isProcessing}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isProcessing}>
        Save changes
      </SubmitButton>
    </>
  );
  return (
    <>
      <Button variant="outlined" color="inherit" {...button} onClick={() => setIsOpen(true)}>
        Edit order
      </Button>
      <ModalDialog isProcessing={isProcessing} open={isOpen} title={title} onClose={close} actions={actions}>
        <Form id={formId} form={form} label={title} onSubmit={submit}>
          <Consequences heldUntil={edit.held_until} />
          <EditOrderFields lines={order.lines} options={edit.options} />
          {message === undefined ? null : <FormProblem>{message}</FormProblem>}
        </Form>
      </ModalDialog>
    </>
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
