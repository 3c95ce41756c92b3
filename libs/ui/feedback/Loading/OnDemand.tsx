import { useState } from 'react';
import type { ReactNode } from 'react';

interface OnDemandProps {
  isNeeded: boolean;
  /** A preloadable component, such as a dialog. */
  children: ReactNode;
}

/** Mounts its children when they are first needed and keeps them mounted, so that a dialog can close smoothly. */
export function OnDemand({ isNeeded, children }: OnDemandProps) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isNeeded || wasNeeded ? children : null;
}
