import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type AlertKind = 'error' | 'warning' | 'info' | 'success';

interface AlertProps {
  /** `error` is announced at once (assertive); the others politely. */
  kind: AlertKind;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Icons, so that the kind does not depend on color alone. */
const marks: Record<AlertKind, string> = {
  error: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM8 8L16 16M16 8L8 16',
  warning: 'M12 2L22 12L12 22L2 12ZM12 7V13M12 16V16.5',
  info: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 11V17M12 7V7.5',
  success: 'M3 3H21V21H3ZM7 12.5L10.5 16L17 8.5',
};

const Note = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: spacing(0.5, 2),
  padding: spacing(2, 2.5),
  borderLeft: '4px solid',
  borderRadius: measures.tileRadius,
  ...Object.fromEntries(
    Object.entries(vars.palette.tone).map(([kind, { text, ground }]) => [
      `&[data-kind="${kind}"]`,
      { borderColor: text, backgroundColor: ground, '& > svg, & [data-part="title"]': { color: text } },
    ]),
  ),
  '& > svg': {
    width: '1.5rem',
    height: '1.5rem',
    marginTop: '0.125rem',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& > div': { ...typography.body2, gridColumn: 2, gridRow: 1, minWidth: 0 },
  '& [data-part="title"]': { ...typography.subtitle2, fontSize: typography.body2.fontSize },
  '& [data-part="action"]': { marginTop: spacing(1.5) },
}));

export function Alert({ kind, title, children, action }: AlertProps) {
  return (
    <Note role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={marks[kind]} />
      </svg>
      <div>
        {title === undefined ? null : <p data-part="title">{title}</p>}
        <div>{children}</div>
        {action === undefined ? null : <div data-part="action">{action}</div>}
      </div>
    </Note>
  );
}
