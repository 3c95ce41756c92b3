import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MouseEventHandler } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { mergeSx } from '../../theme/merge-sx';
import { isFollowedHere } from '../../feedback/is-followed-here';
import { LazyEditFiltersDialog, LazySaveFilterDialog } from './filter-dialogs.lazy';
import type { FilterCollection, SavedFilterItem } from './saved-filters.types';

interface SavedFiltersProps extends Omit<StackProps, 'children'> {
  /** The filters, and how they change. */
  collection: FilterCollection;
  /** Whether the current filter can be saved: it is set, and none of the saved ones. */
  canSave: boolean;
  /** Called when one of the filters is opened on this page. */
  onChoose?: () => void;
}

/** Links to the filters that a person saved for a list, and the dialogs that save, rename and delete them. */
export function SavedFilters({ collection, canSave, onChoose, sx, ...stack }: SavedFiltersProps) {
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const [isSaved, setIsSaved] = useState(false);
  const { filters } = collection;
  const items = Array.isArray(filters) ? filters : [];
  const open = (chosen: 'save' | 'edit') => {
    setIsSaved(false);
    setDialog(chosen);
  };
  const close = () => setDialog(undefined);
  const save = async (name: string) => {
    const failure = await collection.onSave(name);
    setIsSaved(failure === undefined);
    return failure;
  };
  return (
    <Stack
      role="group"
      aria-label="Saved filters"
      direction="row"
      {...stack}
      sx={mergeSx({ flexWrap: 'wrap', alignItems: 'center', gap: 1, '&:empty': { display: 'none' } }, sx)}
    >
      {filters === 'failed' ? (
        <Typography variant="body2" role="status" color="textSecondary">
          Your saved filters could not be loaded.
        </Typography>
      ) : null}
      {items.map((item) => (
        <FilterChip key={item.id} item={item} onClick={(event) => isFollowedHere(event) && onChoose?.()} />
      ))}
      {canSave && filters !== 'failed' ? (
        <Button variant="text" color="inherit" size="small" onClick={() => open('save')}>
          Save this filter
        </Button>
      ) : null}
      {items.length === 0 ? null : (
        <Button variant="text" color="inherit" size="small" onClick={() => open('edit')}>
          Edit saved filters
        </Button>
      )}
      {/* For everyone else, the link to the filter is the result. */}
      {items.length > 0 || canSave ? (
        <VisuallyHidden role="status">{isSaved ? 'Filter saved.' : null}</VisuallyHidden>
      ) : null}
      {dialog === 'save' ? <LazySaveFilterDialog onSave={save} onClose={close} /> : null}
      {dialog === 'edit' ? (
        <LazyEditFiltersDialog
          items={items}
          onRename={collection.onRename}
          onDelete={collection.onDelete}
          onRestore={collection.onRestore}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

interface FilterChipProps {
  item: SavedFilterItem;
  onClick: MouseEventHandler;
}

function FilterChip({ item: { name, href, isCurrent }, onClick }: FilterChipProps) {
  return (
    <Chip
      component="a"
      href={href}
      clickable
      onClick={onClick}
      label={<bdi>{name}</bdi>}
      variant={isCurrent ? 'filled' : 'outlined'}
      aria-current={isCurrent ? 'true' : undefined}
      sx={{
        minHeight: ({ layout }) => layout.touchTarget,
        px: 2,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
      }}
    />
  );
}
