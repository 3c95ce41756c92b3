import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { OrderStep } from '@paniscus/domain/orders';
import { VisuallyHidden } from '@paniscus/ui';
import { OrderDay } from '../Shared/OrderDay';
import { STEP_LABELS } from './order-labels';

interface OrderTimelineProps {
  /** From the order to its delivery. */
  steps: readonly OrderStep[];
}

/** The marks are colors, which forced colors replace. */
const visibleMarks = {
  '@media (forced-colors: active)': {
    '& .MuiStepLabel-iconContainer.Mui-completed > *': {
      forcedColorAdjust: 'none',
      backgroundColor: 'CanvasText',
      borderColor: 'CanvasText',
    },
    '& [aria-current] .MuiStepLabel-iconContainer > *': {
      outline: '3px solid Highlight',
      outlineOffset: '2px',
    },
  },
} as const;

/** Progress of an order as a vertical stepper. */
export function OrderTimeline({ steps }: OrderTimelineProps) {
  return (
    <Stepper
      role="list"
      aria-label="Order progress"
      orientation="vertical"
      activeStep={steps.findIndex(({ isCurrent }) => isCurrent)}
      sx={visibleMarks}
    >
      {steps.map((step) => (
        <Step key={step.name} completed={step.isDone} aria-current={step.isCurrent ? 'step' : undefined}>
          <OrderStepLabel {...step} />
        </Step>
      ))}
    </Stepper>
  );
}

function OrderStepLabel({ name, isDone, isCurrent, at }: OrderStep) {
  return (
    <StepLabel
      optional={
        at === undefined ? null : (
          <Typography variant="caption" color="textSecondary">
            <OrderDay iso={at} />
          </Typography>
        )
      }
    >
      <Typography component={isCurrent ? 'strong' : 'span'} variant={isCurrent ? 'h4' : 'body2'}>
        {STEP_LABELS[name]}
      </Typography>
      <VisuallyHidden>{isDone ? 'done' : 'not yet'}</VisuallyHidden>
    </StepLabel>
  );
}
