/** What the form of the filter would submit. */
export const readFilterForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
