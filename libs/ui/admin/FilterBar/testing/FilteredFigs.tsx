import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { FormTextField } from '../../../fields/FormTextField/FormTextField';
import { AdminTable } from '../../AdminTable/AdminTable';
import { ListExport } from '../../ListStates/ListExport';
import { ListEmpty, ListLayout } from '../../ListStates/ListStates';
import { FilterBar } from '../FilterBar';

const ignore = () => undefined;
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

/** A filter far down on its page, with a list below. A saved filter and the link to older figs lead to the ripe one. */
export function FilteredFigs({ onFilter, ...filterBar }: FilteredFigsProps) {
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
          <>
            <AdminTable label="Figs" columns={columns} rows={rows} getRowKey={({ id }) => id} />
            <ListExport exportState="ready" onExport={ignore} olderHref="#ripe" olderLabel="Older figs" />
          </>
        )}
      </ListLayout>
    </div>
  );
}
