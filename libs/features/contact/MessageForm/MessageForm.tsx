import Typography from '@mui/material/Typography';
import { contactContent } from '@paniscus/content';
import type { ContactForm } from '@paniscus/domain/contact';
import { Form, FormTextField, lazyResolver, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';

const { form: labels } = contactContent;
const resolver = lazyResolver(() => import('./message.resolver').then((module) => module.messageResolver));

export function MessageForm({ onSend }: { onSend: (form: ContactForm) => void }) {
  // No default values, so input typed before hydration is preserved.
  const form = useForm<ContactForm>({ resolver });
  return (
    <Form form={form} onFocus={resolver.preload} label={labels.label} method="dialog" onSubmit={onSend}>
      <FormTextField name="your-name" label={labels.name} autoComplete="name" maxLength={200} required />
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
