import Typography from '@mui/material/Typography';
import { contactContent } from '@paniscus/content';
import type { ContactForm } from '@paniscus/domain/contact';
import { Form, FormTextField, lazyResolver, SubmitButton, useSavedForm } from '@paniscus/ui';
import { useForm } from 'react-hook-form';

const { form: labels } = contactContent;
const resolver = lazyResolver(() => import('./message.resolver').then((module) => module.messageResolver));

export interface MessageFormProps {
  /** Values typed before a reload. */
  savedForm?: Partial<ContactForm>;
  /** Whether the first field takes the focus, because the visitor asked for this form. */
  isFocused?: boolean;
  /** Called with all values whenever the visitor changes one. */
  onChange?: (form: ContactForm) => void;
  /** Called with the validated message. */
  onSend: (form: ContactForm) => void;
}

export function MessageForm({ savedForm, isFocused, onChange, onSend }: MessageFormProps) {
  // No default values, so input typed before hydration is preserved.
  const form = useForm<ContactForm>({ resolver });
  useSavedForm(form, savedForm);
  return (
    <Form
      form={form}
      onFocus={resolver.preload}
      label={labels.label}
      method="dialog"
      onChange={() => onChange?.(form.getValues())}
      onSubmit={onSend}
    >
      <FormTextField
        name="your-name"
        label={labels.name}
        autoComplete="name"
        autoFocus={isFocused}
        maxLength={200}
        required
      />
      <FormTextField
        name="your-email"
        label={labels.email}
        helperText={labels.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <FormTextField name="your-subject" label={labels.subject} autoComplete="off" maxLength={200} required />
      <FormTextField
        name="your-message"
        label={labels.message}
        helperText={labels.messageHelp}
        multiline
        rows={8}
      />
      <SubmitButton color="accent">{labels.action}</SubmitButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {labels.privacy}
      </Typography>
    </Form>
  );
}
