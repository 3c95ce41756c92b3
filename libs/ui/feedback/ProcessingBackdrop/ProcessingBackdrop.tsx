import type { BackdropProps } from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { preloadable } from '../Loading/preloadable';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';

interface ProcessingBackdropProps extends Omit<BackdropProps, 'children'> {
  /** Announced and shown while open. */
  label?: string;
}

const ProcessingOverlay = preloadable<
  Required<Pick<ProcessingBackdropProps, 'label'>> & ProcessingBackdropProps
>(
  () => import('./ProcessingOverlay').then((module) => module.ProcessingOverlay),
  ({ label }) => <VisuallyHidden>{label}</VisuallyHidden>,
);

/** Loads the overlay before it opens; forms do so when they get the focus. */
export const preloadProcessingBackdrop = ProcessingOverlay.preload;

/** Covers the page while it is processing, to prevent double clicks. */
export function ProcessingBackdrop({ label = 'Please wait', ...backdrop }: ProcessingBackdropProps) {
  const [wasOpen, setWasOpen] = useState(backdrop.open);
  if (backdrop.open && !wasOpen) setWasOpen(true);
  return <Box role="status">{wasOpen ? <ProcessingOverlay {...backdrop} label={label} /> : null}</Box>;
}
