import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';

const submitting = new WeakSet<object>();

/** The form focuses the first invalid field, which the browser then shows without the reason below it. */
const showReason = () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.activeElement?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
    }),
  );

/**
 * Validates a form and submits it. Validation is asynchronous: a second press, also on another button of the form, is
 * ignored until the first is done.
 */
export function submitOnce<TValues extends FieldValues, TContext, TOutput>(
  form: Pick<UseFormReturn<TValues, TContext, TOutput>, 'control' | 'handleSubmit'>,
  onSubmit: SubmitHandler<TOutput>,
): (event?: BaseSyntheticEvent) => void {
  const submit = form.handleSubmit(onSubmit, showReason);
  return (event) => {
    event?.preventDefault();
    if (submitting.has(form.control)) return;
    submitting.add(form.control);
    void submit(event).finally(() => submitting.delete(form.control));
  };
}
