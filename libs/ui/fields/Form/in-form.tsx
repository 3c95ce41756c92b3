import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from './Form';

interface FormParameters {
  values?: Record<string, string | boolean>;
  errors?: Record<string, string>;
}

function StoryForm({ values, errors = {}, children }: FormParameters & { children: React.ReactNode }) {
  const form = useForm({ defaultValues: values });
  const { setError } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(errors)) {
      setError(name, { message });
    }
  }, [errors, setError]);
  return (
    <Form form={form} label="Sample" onSubmit={() => undefined}>
      {children}
    </Form>
  );
}

/** Story decorator: wraps a field in a form with the values and errors of `parameters.form`. */
export const inForm: Decorator = (Story, { parameters }) => (
  <StoryForm {...((parameters.form ?? {}) as FormParameters)}>
    <Story />
  </StoryForm>
);
