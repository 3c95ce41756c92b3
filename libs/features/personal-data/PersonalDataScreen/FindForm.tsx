import { yupResolver } from '@hookform/resolvers/yup';
import { personalDataSchema } from '@paniscus/domain/personal-data';
import type { PersonalDataRequest } from '@paniscus/domain/personal-data';
import { firstFailureResolver, Form, FormTextField, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';

interface FindFormProps {
  isProcessing: boolean;
  onFind: (email: string) => void;
}

const resolver = firstFailureResolver(yupResolver(personalDataSchema), ['email']);

export function FindForm({ isProcessing, onFind }: FindFormProps) {
  const form = useForm<PersonalDataRequest>({ defaultValues: { email: '' }, resolver });
  return (
    <Form
      form={form}
      label="Look up a person"
      onSubmit={({ email }) => onFind(email.trim())}
      sx={{ displayPrint: 'none' }}
    >
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        helperText="First make sure that the address is theirs, and reply only to it."
        maxLength={254}
        required
      />
      <SubmitButton loading={isProcessing}>Look up</SubmitButton>
    </Form>
  );
}
