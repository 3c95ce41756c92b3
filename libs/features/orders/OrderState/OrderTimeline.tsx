import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { OrderStep } from '@paniscus/domain/orders';
import { HiddenText, LocalTime } from '@paniscus/ui';
import { STEP_LABELS } from './order-labels';

const stepList = ({ theme: { measures, spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  '--mark': '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.body2,
    position: 'relative',
    display: 'grid',
    gap: spacing(0.25),
    padding: spacing(0, 0, 3.5, 5),
    color: vars.palette.text.secondary,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: '0.25rem',
    width: 'var(--mark)',
    height: 'var(--mark)',
    border: `2px solid ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
    backgroundColor: vars.palette.background.default,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--mark) / 2 - 1px)',
    top: '1rem',
    bottom: '-0.25rem',
    borderLeft: `2px solid ${vars.palette.divider}`,
  },
});

const stepStates = ({ theme: { typography, vars } }: { theme: Theme }): CSSObject => ({
  '& > li[data-done]': { color: vars.palette.text.primary },
  '& > li[data-done]::before': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.main,
  },
  '& > li[data-done]:not([aria-current])::after': { borderColor: vars.palette.primary.main },
  '& > li[aria-current] > strong': typography.h4,
  '& > li[aria-current]::before': {
    outline: `4px solid ${vars.palette.tone.success.ground}`,
  },
  '& > li > small': { ...typography.caption, color: vars.palette.text.secondary },
});

const Steps = styled('ol')(stepList, stepStates);

export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <Steps role="list" aria-label="The way of your order">
      {steps.map(({ name, isDone, isCurrent, at }) => (
        <li key={name} data-done={isDone ? '' : undefined} aria-current={isCurrent ? 'step' : undefined}>
          {isCurrent ? <strong>{STEP_LABELS[name]}</strong> : <span>{STEP_LABELS[name]}</span>}
          <HiddenText>{isDone ? 'done' : 'still to come'}</HiddenText>
          {at === undefined ? null : (
            <small>
              <LocalTime iso={at} />
            </small>
          )}
        </li>
      ))}
    </Steps>
  );
}
