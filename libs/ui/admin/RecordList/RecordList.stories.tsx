import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminTable } from '../AdminTable/AdminTable';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ListEmpty, ListLayout } from '../ListStates/ListStates';
import { RecordList } from './RecordList';

type Fig = { id: number; name: string };

const figs: readonly Fig[] = [
  { id: 1, name: 'First fig' },
  { id: 2, name: 'Second fig' },
];

const meta = {
  component: RecordList<Fig, 'pick'>,
  decorators: [
    (Story) => (
      <ListLayout>
        <Story />
      </ListLayout>
    ),
  ],
  parameters: {
    guide: {
      purpose: 'A list of records that can be selected and downloaded, in each of its states.',
      do: ['Put it below the filters in `ListLayout`.', 'Give `AdminTable` the selection.'],
      dont: ['Use it for lists without bulk actions; combine the parts of `ListStates` instead.'],
      accessibility: ['Loading and results are announced politely, an error as an alert.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: {
    state: { kind: 'ready', rows: figs, olderHref: '?cursor=1' },
    noun: 'figs',
    actions: {
      labels: { pick: 'Pick' },
      noun: 'fig',
      getName: ({ name }) => name,
      getRefusal: () => undefined,
      describe: (_, count) => `${count} figs picked.`,
    },
    bulk: { run: undefined, onRun: fn() },
    empty: (
      <ListEmpty
        isFiltered={false}
        word="carry"
        emptyTitle="No figs yet."
        noMatchesTitle="No figs match these filters."
      >
        Figs that ripen appear here.
      </ListEmpty>
    ),
    exportState: 'ready',
    onExport: fn(),
    renderTable: (rows, selection) => (
      <AdminTable
        label="Figs"
        columns={[{ id: 'name', header: 'Name', kind: 'heading', render: ({ name }) => name }]}
        rows={rows}
        getRowKey={({ id }) => id}
        selection={selection}
      />
    ),
  },
} satisfies Meta<typeof RecordList<Fig, 'pick'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Second fig' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pick' }));

    await expect(args.bulk.onRun).toHaveBeenCalledWith('pick', [figs[1]]);
    await expect(canvas.getByRole('link', { name: 'Older figs' })).toHaveAttribute('href', '?cursor=1');
    canvas.getByRole('checkbox', { name: 'Select all 2' }).blur();
  },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
