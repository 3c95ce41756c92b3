import { useState } from 'react';

/**
 * Whether a form was submitted before its screen reached this state. What then replaces the form takes the focus; a page that
 * opens with it does not.
 */
export function useWasSubmitted(kind: string): boolean {
  const [wasSubmitted, setWasSubmitted] = useState(false);
  if (kind === 'submitting' && !wasSubmitted) setWasSubmitted(true);
  return wasSubmitted;
}
