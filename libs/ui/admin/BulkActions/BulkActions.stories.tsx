import type { BoxProps } from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { BulkActions } from './BulkActions';
import type { BulkActionSet, BulkRun } from './bulk-actions.types';
import { SelectionCheckbox } from './SelectionCheckbox';
import { useSelection } from './use-selection';

type Fig = { id: number; name: string; isRipe: boolean };
type FigAction = 'pick' | 'leave';

const figs: readonly Fig[] = [
  { id: 1, name: 'First fig', isRipe: true },
  { id: 2, name: 'Second fig', isRipe: true },
  { id: 3, name: 'Third fig', isRipe: false },
];
const actions: BulkActionSet<Fig, FigAction> = {
  labels: { pick: 'Pick', leave: 'Leave' },
  cautious: ['leave'],
  noun: 'fig',
  getName: ({ name }) => name,
  getRefusal: ({ isRipe }, action) => (action === 'pick' && !isRipe ? 'It is not ripe.' : undefined),
  describe: (action, count) => `${count} figs: ${action}.`,
};
const onRun = fn();

/** A list of figs, of which the first ones are selected. */
function FigList({ run, selectedCount = 0, ...rest }: BoxProps & { run?: BulkRun; selectedCount?: number }) {
  const selection = useSelection(figs, figs.slice(0, selectedCount));
  return (
    <BulkActions {...rest} actions={actions} selection={selection} control={{ run, onRun }}>
      <List>
        {figs.map((fig) => (
          <ListItem key={fig.id} sx={{ gap: 1 }} disableGutters>
            <SelectionCheckbox
              name={fig.name}
              checked={selection.isSelected(fig)}
              onChange={() => selection.onToggle(fig)}
            />
            {fig.name}
          </ListItem>
        ))}
      </List>
    </BulkActions>
  );
}

const meta = {
  component: FigList,
  subcomponents: { BulkActions: BulkActions<Fig, FigAction>, SelectionCheckbox },
  parameters: {
    guide: {
      purpose: 'A list whose rows can be selected, with actions on all selected rows.',
      do: [
        'Take the selection from `useSelection`, and give `AdminTable` the same one.',
        'Show `BulkResult` with the result.',
      ],
      dont: [
        'Offer actions that need a decision for each row, such as refunds.',
        'Stop at the first row that fails.',
      ],
      accessibility: [
        'Each checkbox names its row; the number of selected rows and the result are announced.',
        'An action leaves the focus on “Select all,” because its button disappears, until `BulkResult` names rows that were not changed.',
      ],
      themeSlots: ['MuiButton', 'MuiCheckbox', 'MuiFormControlLabel', 'layout.appBarHeight'],
      mui: ['Box', 'Button', 'Checkbox', 'FormControlLabel', 'LinearProgress', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof FigList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The selection belongs to the caller. */
export const Controlled: Story = {
  render: () => (
    <BulkActions
      actions={actions}
      selection={{
        rows: figs.slice(0, 1),
        total: 1,
        isSelected: () => true,
        onToggle: fn(),
        onSelectAll: fn(),
        onClear: fn(),
      }}
      control={{ run: undefined, onRun }}
    >
      <SelectionCheckbox name="First fig" checked onChange={fn()} />
    </BulkActions>
  ),
};
export const Selected: Story = {
  args: { selectedCount: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 3' });
    await expect(all).toBePartiallyChecked();

    const second = canvas.getByRole('checkbox', { name: 'Select Second fig' });
    second.focus();
    await userEvent.keyboard(' ');
    second.blur();

    await expect(canvas.getByText('2 selected')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Pick' })).toBeVisible();
  },
};
export const SelectedOnPhone: Story = { args: { selectedCount: 2 } };
export const AllSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 3' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Pick' }));

    await expect(onRun).toHaveBeenCalledWith('pick', figs);
    await expect(canvas.queryByRole('button', { name: 'Pick' })).toBeNull();
    const all = canvas.getByRole('checkbox', { name: 'Select all 3' });
    await expect(all).toHaveFocus();
    all.blur();
  },
};
/** An action that applies to none of the selected rows is left out. */
export const Inapplicable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const third = canvas.getByRole('checkbox', { name: 'Select Third fig' });
    await userEvent.click(third);
    third.blur();

    await expect(canvas.queryByRole('button', { name: 'Pick' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
};
export const Processing: Story = { args: { run: { kind: 'running', done: 1, total: 3 } } };
