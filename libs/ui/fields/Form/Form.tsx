import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';

interface FormProps<TValues extends FieldValues, TContext, TOutput> {
  form: UseFormReturn<TValues, TContext, TOutput>;
  onSubmit: SubmitHandler<TOutput>;
  children: ReactNode;
  label: string;
  /** `dialog`: nothing is sent before hydration, not even to our own server. */
  method?: 'post' | 'dialog';
}

const Sheet = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  maxWidth: theme.measures.form,
  '@media (min-width: 30rem)': { '& > :is(button, a):not([data-wide])': { alignSelf: 'flex-start' } },
}));

/**
 * Form for react-hook-form. A failed submit focuses the first invalid field. The method is POST, so that a submit
 * before hydration never puts the input into the URL.
 */
export function Form<TValues extends FieldValues, TContext, TOutput>(
  props: FormProps<TValues, TContext, TOutput>,
) {
  const { form, onSubmit, children, label, method = 'post' } = props;
  return (
    <FormProvider {...form}>
      <Sheet
        method={method}
        noValidate
        aria-label={label}
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        {children}
      </Sheet>
    </FormProvider>
  );
}
