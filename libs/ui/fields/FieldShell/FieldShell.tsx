import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FieldShellProps {
  /** Id of the control; help and error have the ids `<id>-help` and `<id>-error`. */
  id: string;
  label: ReactNode;
  help?: string;
  error?: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** Value for the control's `aria-describedby`. */
export function describedBy(id: string, help?: string, error?: string): string | undefined {
  const ids = [help === undefined ? [] : `${id}-help`, error === undefined ? [] : `${id}-error`].flat();
  return ids.length === 0 ? undefined : ids.join(' ');
}

const Shell = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(0.75),
  minWidth: 0,
  '& > [data-part="head"]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: spacing(2),
  },
  '& label': { ...typography.subtitle2 },
  '& [data-part="optional"], & > [data-part="help"]': {
    ...typography.caption,
    color: vars.palette.text.secondary,
  },
  '& > [data-part="error"]': {
    ...typography.caption,
    display: 'flex',
    gap: spacing(1),
    fontWeight: 600,
    color: vars.palette.tone.error.text,
    '&::before': { content: '"\\00D7" / ""', fontSize: '1.375em', lineHeight: 1, fontWeight: 700 },
    '&:empty': { display: 'none' },
  },
}));

/** Label, help and error around a control, also for third-party inputs such as a card element. */
export function FieldShell({ id, label, help, error, isRequired = false, children }: FieldShellProps) {
  return (
    <Shell>
      <div data-part="head">
        <label htmlFor={id}>{label}</label>
        {isRequired ? null : <span data-part="optional">Optional</span>}
      </div>
      {help === undefined ? null : (
        <p id={`${id}-help`} data-part="help">
          {help}
        </p>
      )}
      {children}
      <p id={`${id}-error`} data-part="error" role="alert">
        {error}
      </p>
    </Shell>
  );
}
