import { yupResolver } from '@hookform/resolvers/yup';
import { erasureSchema } from '@paniscus/domain/personal-data';
import type { Erasure } from '@paniscus/domain/personal-data';
import { firstFailureResolver, Form, FormTextField, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';

interface EraseFormProps {
  email: string;
  isErasing: boolean;
  onErase: (confirmation: string) => void;
}

const resolver = firstFailureResolver(yupResolver(erasureSchema), ['confirmation']);

/** Asks for the address again, because erasing cannot be undone. */
export function EraseForm({ email, isErasing, onErase }: EraseFormProps) {
  const form = useForm<Erasure>({ defaultValues: { email, confirmation: '' }, resolver });
  return (
    <Form
      form={form}
      label="Erase"
      onSubmit={({ confirmation }) => onErase(confirmation)}
      sx={{ displayPrint: 'none' }}
    >
      <FormTextField
        name="confirmation"
        label="Type their email address again"
        type="email"
        autoComplete="off"
        helperText="This cannot be undone. Download the data first if the person asked for it."
        maxLength={254}
        required
      />
      <SubmitButton color="error" variant="outlined" loading={isErasing}>
        Erase permanently
      </SubmitButton>
    </Form>
  );
}
