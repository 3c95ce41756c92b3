import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';

interface FormProps<TValues extends FieldValues, TContext, TOutput> {
  form: UseFormReturn<TValues, TContext, TOutput>;
  onSubmit: SubmitHandler<TOutput>;
  children: ReactNode;
  /** The name of the form for those who do not see it. */
  label: string;
  /** `dialog`: without the page's script a press does nothing at all, not even a call to our own server. */
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
 * A form of react-hook-form. On a failed submit the first failing field gets the focus. The method is post so that
 * a press before the page's script has come never writes what was typed into the address.
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
