import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldRow, Form, FormTextField, ModalDialog } from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { parseLocalTime, toLocalInputs } from './schedule-time';
import type { LocalTime } from './schedule-time';

interface ScheduleDialogProps {
  isOpen: boolean;
  /** Current publication time, ISO 8601. */
  publishAt?: string;
  onClose: () => void;
  /** Called with the chosen time, ISO 8601. */
  onSchedule: (publishAt: string) => void;
}

/** Asks for the date and time of publication. */
export function ScheduleDialog({ isOpen, publishAt, onClose, onSchedule }: ScheduleDialogProps) {
  const formId = useId();
  const form = useForm<LocalTime>({
    defaultValues: publishAt === undefined ? { date: '', time: '' } : toLocalInputs(new Date(publishAt)),
  });
  const submit = (value: LocalTime) => {
    const result = parseLocalTime(value, new Date());
    if ('field' in result) form.setError(result.field, result, { shouldFocus: true });
    else {
      onClose();
      onSchedule(result.iso);
    }
  };
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Schedule post
      </Button>
    </>
  );
  return (
    <ModalDialog open={isOpen} title="Schedule post" onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label="Schedule post" onSubmit={submit}>
        <FieldRow>
          <FormTextField name="date" label="Publication date" type="date" required />
          <FormTextField name="time" label="Publication time" type="time" required />
        </FieldRow>
        <Typography variant="caption" component="p" color="textSecondary">
          In your device’s time zone. Readers see the post from that time on.
        </Typography>
      </Form>
    </ModalDialog>
  );
}
