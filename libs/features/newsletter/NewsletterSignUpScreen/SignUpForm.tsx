import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { NewsletterSignUp } from '@paniscus/domain/newsletter';
import { leadingDebounce } from '@paniscus/domain/timing';
import { Form, FormTextField, lazyResolver, SubmitButton } from '@paniscus/ui';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';

interface SignUpFormProps {
  values: NewsletterSignUp;
  /** Why the last attempt was refused. */
  error?: string;
  isProcessing: boolean;
  onSubscribe: (request: NewsletterSignUp) => void;
  links: { privacyPolicy: string };
}

const resolver = lazyResolver(() => import('./sign-up.resolver').then((module) => module.signUpResolver));

/** Form for an email address. Without JavaScript the browser posts it to the page. */
export function SignUpForm({ values, error, isProcessing, onSubscribe, links }: SignUpFormProps) {
  // In the server's HTML, too. The form moves the focus to the field of an error.
  const errors = useMemo(
    () => (error === undefined ? undefined : { email: { type: 'refused', message: error } }),
    [error],
  );
  const form = useForm<NewsletterSignUp>({ defaultValues: values, resolver, errors });
  const [oncePerSecond] = useState(() => leadingDebounce((action: () => void) => action()));
  return (
    <Form
      form={form}
      onFocus={resolver.preload}
      label="Newsletter"
      onSubmit={(request) => oncePerSecond(() => onSubscribe(request))}
    >
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SubmitButton fullWidth loading={isProcessing}>
        Subscribe
      </SubmitButton>
      <Typography>
        We will ask you to confirm your address. We use it only for the newsletter, and we delete it when you
        unsubscribe. See our <Link href={links.privacyPolicy}>privacy policy</Link>.
      </Typography>
    </Form>
  );
}
