import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { submitOnce } from './submit-once';
import { useDialogForm } from './use-dialog-form';
import { preloadFormAlert } from '../FormAlert/FormAlert';
import { preloadProcessingBackdrop } from '../../feedback/ProcessingBackdrop/ProcessingBackdrop';

interface FormProps<TValues extends FieldValues, TContext, TOutput> extends Omit<
  BoxProps<'form'>,
  'component' | 'onFocus' | 'onSubmit'
> {
  /** Result of `useForm`, provided to the fields inside. */
  form: UseFormReturn<TValues, TContext, TOutput>;
  /** Called with the validated values. */
  onSubmit: SubmitHandler<TOutput>;
  /** Accessible name of the form. */
  label: string;
  /** `dialog`: nothing is sent before hydration, not even to our own server. */
  method?: 'post' | 'dialog';
  /** Called when a field gets the focus, to load what validation needs. */
  onFocus?: () => void;
}

const FormRoot = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(3),
  maxWidth: layout.formWidth,
  [breakpoints.up(480)]: { '& > .MuiButton-root': { alignSelf: 'flex-start' } },
})) as typeof Box;

/**
 * Form for react-hook-form. A failed submit focuses the first invalid field. The method is POST, so that a submit
 * before hydration never puts the input into the URL.
 */
export function Form<TValues extends FieldValues, TContext, TOutput>(
  props: FormProps<TValues, TContext, TOutput>,
) {
  const { form, onSubmit, label, method = 'post', onFocus, ...box } = props;
  useDialogForm(form);
  return (
    <FormProvider {...form}>
      <FormRoot
        {...box}
        component="form"
        method={method}
        noValidate
        aria-label={label}
        onFocus={() => {
          void preloadProcessingBackdrop();
          void preloadFormAlert();
          onFocus?.();
        }}
        onSubmit={(event) => {
          // React passes on the submit of a form in a dialog, which is outside of this one in the document.
          if (event.target === event.currentTarget) submitOnce(form, onSubmit)(event);
        }}
      />
    </FormProvider>
  );
}
