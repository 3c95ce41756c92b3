import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { IndeterminateIcon } from '../../theme/icons/IndeterminateIcon';
import type { BulkActionSet, BulkRun } from './bulk-actions.types';
import type { Selection } from './use-selection';

interface BulkBarProps<Row, Action extends string> {
  actions: BulkActionSet<Row, Action>;
  selection: Selection<Row>;
  run: BulkRun | undefined;
  onRun: (action: Action) => void;
}

const Bar = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  paddingBlock: spacing(0.5),
  '@media print': { display: 'none' },
  // Below the app bar while the list scrolls, also after an action, when the bar has the focus.
  '&:has(input:checked, input:indeterminate, :focus-visible, [role="progressbar"])': {
    position: 'sticky',
    top: layout.appBarHeight,
    zIndex: 1,
    backgroundColor: vars.palette.background.default,
  },
}));

/** Selects all rows, and offers the actions that apply to the selected ones. */
export function BulkBar<Row, Action extends string>(props: BulkBarProps<Row, Action>) {
  const { actions, selection, run, onRun } = props;
  const all = useRef<HTMLInputElement>(null);
  const count = selection.rows.length;
  const isRunning = run?.kind === 'running';
  // The pressed button disappears with the selection.
  const leave = (change: () => void) => {
    all.current?.focus({ preventScroll: true });
    change();
  };
  return (
    <Bar role="group" aria-label="Selection">
      <SelectAll ref={all} selection={selection} isDisabled={isRunning} />
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {count === 0 ? null : `${count} selected`}
      </Typography>
      {(isRunning ? [] : listApplicable(actions, selection.rows)).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={actions.cautious?.includes(action) === true ? 'error' : 'inherit'}
          size="small"
          onClick={() => leave(() => onRun(action))}
        >
          {actions.labels[action]}
        </Button>
      ))}
      {count === 0 ? null : (
        <Button variant="text" color="inherit" size="small" onClick={() => leave(selection.onClear)}>
          Clear selection
        </Button>
      )}
      {isRunning ? <Progress {...run} /> : null}
    </Bar>
  );
}

interface SelectAllProps<Row> {
  /** Ref of the input. */
  ref: RefObject<HTMLInputElement | null>;
  selection: Selection<Row>;
  isDisabled: boolean;
}

function SelectAll<Row>({ ref, selection, isDisabled }: SelectAllProps<Row>) {
  const { rows, total, onSelectAll, onClear } = selection;
  const isAll = total > 0 && rows.length === total;
  return (
    <FormControlLabel
      label={`Select all ${total}`}
      disabled={isDisabled}
      sx={{ pl: 1.25 }}
      control={
        <Checkbox
          checked={isAll}
          indeterminate={rows.length > 0 && !isAll}
          indeterminateIcon={<IndeterminateIcon />}
          onChange={isAll ? onClear : onSelectAll}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}

function Progress({ done, total }: Extract<BulkRun, { kind: 'running' }>) {
  return (
    <Stack sx={{ flex: '1 1 12rem', maxWidth: '24rem' }}>
      <Typography variant="body2">{`Processing... ${done} of ${total}`}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label="Processing"
        aria-valuetext={`${done} of ${total}`}
      />
    </Stack>
  );
}

const listApplicable = <Row, Action extends string>(
  { labels, getRefusal }: BulkActionSet<Row, Action>,
  rows: readonly Row[],
): Action[] =>
  (Object.keys(labels) as Action[]).filter((action) =>
    rows.some((row) => getRefusal(row, action) === undefined),
  );
