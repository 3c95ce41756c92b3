import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';

export type ButtonLook = 'primary' | 'accent' | 'plain' | 'danger';

interface ButtonProps {
  children: ReactNode;
  /** Renders a link instead of a button. */
  href?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  type?: 'button' | 'submit';
  /** `accent` is reserved for the primary call to action, once per page. */
  look?: ButtonLook;
  /** Shows 'Processing...' and ignores further clicks. */
  isProcessing?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
}

const looks = ({ vars: { palette } }: Theme) => ({
  '&[data-look="primary"]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.dark },
  },
  '&[data-look="accent"]': {
    color: palette.accent.on,
    backgroundColor: palette.accent.main,
    '&:hover': { backgroundColor: palette.accent.strong },
  },
  '&[data-look="plain"]': {
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    borderColor: palette.line.edge,
    '&:hover': { borderColor: palette.text.primary, backgroundColor: palette.ground },
  },
  '&[data-look="danger"]': {
    color: palette.tone.error.text,
    backgroundColor: palette.background.paper,
    borderColor: palette.tone.error.text,
    '&:hover': { backgroundColor: palette.tone.error.ground },
  },
});

const face = (theme: Theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: theme.measures.control,
  minWidth: '8rem',
  padding: theme.spacing(1, 3),
  border: `${theme.measures.hairline} solid transparent`,
  borderRadius: theme.measures.controlRadius,
  textDecoration: 'none',
  textAlign: 'center' as const,
  cursor: 'pointer',
  transition: `background-color ${theme.motions.quick}, border-color ${theme.motions.quick}, transform ${theme.motions.quick}`,
  ...looks(theme),
  '&:active': { transform: 'translateY(1px)' },
  '&[data-wide]': { width: '100%' },
  '&:disabled, &:disabled:hover': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.ground,
    borderColor: theme.vars.palette.divider,
    cursor: 'not-allowed',
    transform: 'none',
  },
  '&[aria-busy="true"]': { cursor: 'progress' },
});

const Control = styled('button')(({ theme }) => face(theme));
const LinkControl = styled('a')(({ theme }) => face(theme));

export function Button(props: ButtonProps) {
  const { children, href, onClick, type = 'button', look = 'primary', isProcessing = false } = props;
  const { isDisabled = false, isWide = false } = props;
  const data = { 'data-look': look, 'data-wide': isWide ? '' : undefined };
  if (href !== undefined) {
    return (
      <LinkControl href={href} onClick={onClick} {...data}>
        {children}
      </LinkControl>
    );
  }
  return (
    <Control
      type={type}
      onClick={onClick}
      disabled={isDisabled || isProcessing}
      aria-busy={isProcessing || undefined}
      {...data}
    >
      {isProcessing ? 'Processing...' : children}
    </Control>
  );
}
