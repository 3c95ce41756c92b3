import { yupResolver } from '@hookform/resolvers/yup';
import { pictureInsertSchema } from '@paniscus/domain/media';
import type { PictureInsert } from '@paniscus/domain/media';
import { Form, FormTextField, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';

interface AltTextFormProps {
  alt: string;
  onSave: (alt: string) => void;
}

const resolver = yupResolver(pictureInsertSchema);

/** Changes the alt text that the library suggests. */
export function AltTextForm({ alt, onSave }: AltTextFormProps) {
  const form = useForm<PictureInsert>({ defaultValues: { alt }, resolver });
  return (
    <Form form={form} label="Edit alt text" onSubmit={(values) => onSave(values.alt.trim())}>
      <FormTextField
        name="alt"
        label="Alt text"
        helperText="What the picture shows, for people who cannot see it. New posts start with this text; posts that already use the picture keep theirs."
        multiline
        maxLength={500}
        required
      />
      <SubmitButton>Save alt text</SubmitButton>
    </Form>
  );
}
