import { flushSync } from 'react-dom';

/** Shows what is wrong with the fields of a form, and moves the focus to the first of them. */
export function showProblems(form: HTMLFormElement, show: () => void): void {
  flushSync(show);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
