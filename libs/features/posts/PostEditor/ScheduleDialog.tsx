import Button from '@mui/material/Button';
import { Form, FormTextField, ModalDialog, submitOnce } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { parseLocalTime, toLocalInput } from './schedule-time';

type ScheduleForm = { time: string };

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
  const form = useForm<ScheduleForm>({
    defaultValues: { time: publishAt === undefined ? '' : toLocalInput(new Date(publishAt)) },
  });
  const submit = ({ time }: ScheduleForm) => {
    const result = parseLocalTime(time, new Date());
    if ('message' in result) form.setError('time', result, { shouldFocus: true });
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
      <Button onClick={submitOnce(form, submit)}>Schedule post</Button>
    </>
  );
  return (
    <ModalDialog open={isOpen} title="Schedule post" onClose={onClose} actions={actions}>
      <Form form={form} label="Schedule post" onSubmit={submit}>
        <FormTextField
          name="time"
          label="Publication time"
          type="datetime-local"
          helperText="In your device’s time zone. Readers see the post from that time on."
          required
        />
      </Form>
    </ModalDialog>
  );
}
