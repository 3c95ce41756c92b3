import Typography from '@mui/material/Typography';
import { yupResolver } from '@hookform/resolvers/yup';
import {
  notificationsFormSchema,
  toNotificationsForm,
  toNotificationsRequest,
} from '@paniscus/domain/session';
import type {
  Account,
  Notifications,
  NotificationsForm as Values,
  NotificationsRequest,
} from '@paniscus/domain/session';
import { Form, FormCheckbox, FormTextField, SubmitButton } from '@paniscus/ui';
import { useForm, useWatch } from 'react-hook-form';

interface NotificationsFormProps {
  notifications: Notifications;
  account: Account;
  isProcessing: boolean;
  onSave: (request: NotificationsRequest) => void;
}

const resolver = yupResolver(notificationsFormSchema);

/** Chooses the emails that the staff member receives. */
export function NotificationsForm({ notifications, account, isProcessing, onSave }: NotificationsFormProps) {
  const form = useForm<Values>({ defaultValues: toNotificationsForm(notifications), resolver });
  const submit = (values: Values) => onSave(toNotificationsRequest(values, notifications.donation_min_cents));
  return (
    <Form form={form} label="Choose your emails" onSubmit={submit}>
      <Typography variant="body2" color="textSecondary">
        {account.email === null
          ? 'You have no email address yet. Add one above so that we can email you.'
          : `We send them to ${account.email}.`}
      </Typography>
      <FormCheckbox name="order_attention" label="An order needs attention" />
      <DonationFields />
      <FormCheckbox
        name="payment_problem"
        label="A payment has a problem"
        helperText="Disputes, fraud warnings, failed refunds, failed charges of recurring gifts and possible duplicate donations. Cards declined at checkout are not included."
      />
      <FormCheckbox
        name="tribute"
        label="A tribute needs your review"
        helperText="A memory wall message that needs your approval, or a card that we could not send automatically."
      />
      <FormCheckbox
        name="daily_summary"
        label="A summary each morning"
        helperText="Orders and donations from the day before."
      />
      <SubmitButton loading={isProcessing}>Save choices</SubmitButton>
    </Form>
  );
}

/** The email about a new donation, and the amount from which it is sent. */
function DonationFields() {
  const hasDonations = useWatch<Values, 'new_donation'>({ name: 'new_donation' });
  return (
    <>
      <FormCheckbox
        name="new_donation"
        label="A new donation"
        helperText="Includes the first charge of a recurring gift."
      />
      {hasDonations ? (
        <FormTextField
          name="minimum"
          label="Smallest donation"
          inputMode="decimal"
          startAdornment="$"
          required
        />
      ) : null}
    </>
  );
}
