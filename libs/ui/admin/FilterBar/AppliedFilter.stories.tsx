import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminTable } from '../AdminTable/AdminTable';
import { ListEmpty, ListLayout } from '../ListStates/ListStates';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { FilterBar } from './FilterBar';

const succeed = () => Promise.resolve(undefined);
const RIPE = { id: 1, name: 'Ripe ones', href: '#ripe', isCurrent: false };
const saved = { filters: [RIPE], onSave: succeed, onRename: succeed, onDelete: succeed, onRestore: succeed };
const figs = [
  { id: 1, name: 'Round fig' },
  { id: 2, name: 'Ripe fig' },
];
const columns = [{ id: 'name', header: 'Name', render: ({ name }: { name: string }) => name }];

type FigFilter = { search: string; from: string; to: string };

interface FilteredFigsProps extends Pick<ComponentProps<typeof FilterBar>, 'sx'> {
  onFilter: (filter: FigFilter) => void;
}

/** A filter far down on its page, with a list below. */
function FilteredFigs({ onFilter, ...filterBar }: FilteredFigsProps) {
  const [filter, setFilter] = useState<FigFilter>({ search: '', from: '2026-05-01', to: '' });
  const [rows, setRows] = useState(figs);
  const apply = (chosen: FigFilter) => {
    onFilter(chosen);
    setFilter(chosen);
    setRows(figs.filter(({ name }) => name.includes(chosen.search)));
    // As a page that is navigated to does.
    scrollTo(0, 0);
  };
  useEffect(() => {
    // As the page does that a saved filter links to.
    const showRipe = () => apply({ search: 'Ripe', from: '', to: '' });
    addEventListener('hashchange', showRipe);
    return () => removeEventListener('hashchange', showRipe);
  });
  return (
    <div style={{ paddingBlock: '80vh' }}>
      <ListLayout>
        <FilterBar
          {...filterBar}
          label="Filter figs"
          searchHelp="By name"
          moreLabel="By date"
          filter={filter}
          saved={saved}
          onFilter={apply}
        >
          <FormTextField name="from" label="From" type="date" />
          <FormTextField name="to" label="To" type="date" />
        </FilterBar>
        {rows.length === 0 ? (
          <ListEmpty
            isFiltered
            word="carry"
            emptyTitle="No figs yet."
            noMatchesTitle="No figs match these filters."
          />
        ) : (
          <AdminTable label="Figs" columns={columns} rows={rows} getRowKey={({ id }) => id} />
        )}
      </ListLayout>
    </div>
  );
}

const meta = {
  component: FilteredFigs,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onFilter: fn() },
} satisfies Meta<typeof FilteredFigs>;
export default meta;

type Story = StoryObj<typeof meta>;

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
const expectInView = (element: HTMLElement) => waitFor(() => expect(isInView(element)).toBe(true));

async function search(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.clear(canvas.getByLabelText('Search'));
  await userEvent.type(canvas.getByLabelText('Search'), `${text}{Enter}`);
}

/** What was found is in view and announced, and so is that nothing was. */
export const Applied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAnnounced = (text: string) =>
      waitFor(() => expect(canvas.getByText(text, { selector: 'form [role="status"]' })).toBeInTheDocument());
    await expect(canvas.queryByText('Figs: 2 shown.')).toBeNull();

    await search(canvasElement, 'Ripe');
    await isAnnounced('Figs: 1 shown.');
    await expectInView(canvas.getByText('Ripe fig'));

    await search(canvasElement, 'Blue');
    await isAnnounced('No figs match these filters.');
    await expectInView(canvas.getByText('Remove a filter to see more.'));

    await search(canvasElement, 'Green');
    await isAnnounced('No figs match these filters.');
  },
};

/** So is what a saved filter has found. */
export const SavedFilterChosen: Story = {
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('link', { name: 'Ripe ones' }));

    await waitFor(() =>
      expect(canvas.getByText('Figs: 1 shown.', { selector: 'form [role="status"]' })).toBeInTheDocument(),
    );
    await expectInView(canvas.getByText('Ripe fig'));
  },
};

/** Days that are the wrong way around are not applied; either one mends them. */
export const WrongPeriod: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByLabelText('From');
    await userEvent.type(canvas.getByLabelText('To'), '2026-04-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(from).toHaveAccessibleDescription('The first day must not be after the last day.'),
    );
    await waitFor(() => expect(from).toHaveFocus());
    await expect(args.onFilter).not.toHaveBeenCalled();

    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-05-30');
    await waitFor(() => expect(from).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith({ search: '', from: '2026-05-01', to: '2026-05-30' }),
    );
  },
};
