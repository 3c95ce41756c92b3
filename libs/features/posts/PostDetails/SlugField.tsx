import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PostDetails } from '@paniscus/domain/posts';
import { FormTextField } from '@paniscus/ui';
import { useFormContext } from 'react-hook-form';

interface SlugFieldProps {
  disabled: boolean;
  /** Derived from the title; may be empty. */
  suggestion: string;
}

const HELP =
  'The readable part at the end of the post’s web address. If you change it later, links to the old address still work.';

/** Slug of the form, typed or taken from the title. */
export function SlugField({ disabled, suggestion }: SlugFieldProps) {
  const { setValue } = useFormContext<PostDetails>();
  const choose = () => setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <FormTextField
        name="slug"
        label="Slug"
        helperText={HELP}
        autoComplete="off"
        placeholder={suggestion}
        disabled={disabled}
        sx={{ width: '100%' }}
      />
      {suggestion === '' ? null : (
        <Button variant="outlined" color="inherit" disabled={disabled} onClick={choose}>
          Use the title
        </Button>
      )}
    </Stack>
  );
}
