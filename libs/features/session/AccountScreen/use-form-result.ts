import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { LoadedAccount } from './account-screen.types';

/** Empties a form of the account once a change is done, and shows which of its fields was rejected. */
export function useFormResult<Values extends FieldValues>(
  { reset, setError, setFocus }: UseFormReturn<Values>,
  name: 'password' | 'email',
  state: LoadedAccount,
  empty: DefaultValues<Values>,
): void {
  const isDone = state.kind === 'ready' && state.done !== undefined;
  useEffect(() => {
    if (isDone) reset(empty);
  }, [isDone, reset, empty]);

  // The state is a new object in each render, which must not take the focus again.
  const { field, message } = state.kind === 'refused' && state.form === name ? state : {};
  useEffect(() => {
    if (field === undefined) return;
    setError(field as Path<Values>, { message });
    setFocus(field as Path<Values>);
  }, [field, message, setError, setFocus]);
}
