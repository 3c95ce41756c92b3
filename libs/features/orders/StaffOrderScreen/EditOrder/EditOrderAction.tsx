import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { OrderEdit, StaffOrder } from '@paniscus/domain/orders';
import { useState } from 'react';
import { EditOrderDialog } from './EditOrderDialog';
import type { EditableOrder } from './EditOrderDialog';

interface EditOrderActionProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Order to edit; its `edit` is null once it can no longer be changed. */
  order: StaffOrder;
  /** The change is being sent. */
  isProcessing: boolean;
  /** Why the last attempt failed. */
  message?: string;
  /** Called with the complete order as it is to be, and the version that the change is based on. */
  onEdit: (edit: OrderEdit) => void;
}

const isEditable = (order: StaffOrder): order is EditableOrder => order.edit !== null;

/** The order that the dialog edits. While it is open, what others change is only shown once it has led to a refusal. */
function useEditedOrder(order: StaffOrder, isTyping: boolean): EditableOrder | undefined {
  const [edited, setEdited] = useState(() => (isEditable(order) ? order : undefined));
  if (!isTyping && isEditable(order) && order.edit.version !== edited?.edit.version) setEdited(order);
  return edited;
}

/** Whether the change that was being sent has been made. */
function useIsDone(isProcessing: boolean, message: string | undefined): boolean {
  const [wasProcessing, setWasProcessing] = useState(isProcessing);
  if (wasProcessing === isProcessing) return false;
  setWasProcessing(isProcessing);
  return !isProcessing && message === undefined;
}

/** Corrects an order before it is at Printify. An open dialog outlives that, so that what was typed can still be read. */
export function EditOrderAction({ order, isProcessing, message, onEdit, ...button }: EditOrderActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** Number of openings, each of which starts with the order as it is by then. */
  const [openings, setOpenings] = useState(0);
  const [isAnswerShown, setIsAnswerShown] = useState(true);
  const answer = isAnswerShown ? message : undefined;
  const edited = useEditedOrder(order, isOpen && answer === undefined);
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  if (useIsDone(isProcessing, message)) setIsOpen(false);
  return (
    <>
      {isEditable(order) ? (
        <Button variant="outlined" color="inherit" {...button} onClick={open}>
          Edit order
        </Button>
      ) : null}
      {edited === undefined ? null : (
        <EditOrderDialog
          key={openings}
          {...{ isOpen, edited, isProcessing }}
          message={answer}
          onEdit={(edit) => {
            setIsAnswerShown(true);
            onEdit(edit);
          }}
          onClose={() => {
            setIsOpen(false);
            setIsAnswerShown(false);
          }}
        />
      )}
    </>
  );
}
