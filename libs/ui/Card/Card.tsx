import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  /** Link of the title; the whole card is clickable. */
  href?: string;
  label?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
}

const Entry = styled('article')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.25),
  paddingBlock: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > [data-part="label"]': {
    ...typography.overline,
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0.25, 3),
    color: vars.palette.text.secondary,
  },
  '& > :is(h2, h3)': { ...typography.h3, maxWidth: '32ch' },
  '& > :is(h2, h3) > a': {
    color: vars.palette.text.primary,
    textDecorationColor: 'transparent',
    transition: `text-decoration-color ${motions.quick}`,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${measures.focusRing} solid ${vars.palette.primary.main}` },
  },
  '&:hover > :is(h2, h3) > a': { textDecorationColor: vars.palette.primary.main },
  '& > [data-part="body"]': { maxWidth: measures.reading, color: vars.palette.text.secondary },
  '& > [data-part="actions"]': {
    position: 'relative',
    alignSelf: 'flex-start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(2),
    '&:empty': { display: 'none' },
  },
}));

export function Card({ title, href, label, children, actions, level = 2 }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Entry>
      {label === undefined ? null : <div data-part="label">{label}</div>}
      <Title>{href === undefined ? title : <a href={href}>{title}</a>}</Title>
      {children === undefined ? null : <div data-part="body">{children}</div>}
      {actions === undefined ? null : <div data-part="actions">{actions}</div>}
    </Entry>
  );
}
