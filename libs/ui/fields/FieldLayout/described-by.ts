/** Value for the control's `aria-describedby`. */
export function describedBy(id: string, helperText?: string, error?: string): string | undefined {
  const ids = [helperText === undefined ? [] : `${id}-help`, error === undefined ? [] : `${id}-error`].flat();
  return ids.length === 0 ? undefined : ids.join(' ');
}
