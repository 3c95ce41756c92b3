import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { OrderStep } from '@paniscus/domain/orders';
import { LocalTime, VisuallyHidden } from '@paniscus/ui';
import { OrderStepIcon } from './OrderStepIcon';
import { STEP_LABELS } from './order-labels';

interface OrderTimelineProps {
  /** From the order to its delivery. */
  steps: readonly OrderStep[];
}

/** Progress of an order as a vertical stepper. */
export function OrderTimeline({ steps }: OrderTimelineProps) {
  return (
    <Stepper
      role="list"
      aria-label="Order progress"
      orientation="vertical"
      activeStep={steps.findIndex(({ isCurrent }) => isCurrent)}
      connector={null}
    >
      {steps.map((step) => (
        <Step
          key={step.name}
          completed={step.isDone}
          aria-current={step.isCurrent ? 'step' : undefined}
          sx={getStepStyles(step)}
        >
          <OrderStepLabel {...step} />
        </Step>
      ))}
    </Stepper>
  );
}

function OrderStepLabel({ name, isDone, isCurrent, at }: OrderStep) {
  return (
    <StepLabel
      slots={{ stepIcon: OrderStepIcon }}
      optional={
        at === undefined ? null : (
          <Typography variant="caption" color="textSecondary">
            <LocalTime iso={at} />
          </Typography>
        )
      }
      sx={{ alignItems: 'flex-start', py: 0 }}
    >
      <Typography component={isCurrent ? 'strong' : 'span'} variant={isCurrent ? 'h4' : 'body2'}>
        {STEP_LABELS[name]}
      </Typography>
      <VisuallyHidden>{isDone ? 'done' : 'still to come'}</VisuallyHidden>
    </StepLabel>
  );
}

/** The line to the next step runs beside the label, whatever its height, unlike that of `StepConnector`. */
function getStepStyles({ isDone, isCurrent }: OrderStep) {
  return {
    position: 'relative',
    pb: 3.5,
    '&:last-of-type': { pb: 0 },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(0.5rem - 1px)',
      top: '1rem',
      bottom: '-0.25rem',
      borderLeft: 2,
      borderColor: isDone && !isCurrent ? 'primary.main' : 'divider',
    },
  } as const;
}
