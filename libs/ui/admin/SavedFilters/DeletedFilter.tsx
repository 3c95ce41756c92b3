import { useState } from 'react';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { FocusedAlert } from '../../feedback/FocusedAlert/FocusedAlert';
import type { ChangeFailure, SavedFilterItem } from './saved-filters.types';

interface DeletedFilterProps {
  filter: SavedFilterItem;
  onRestore: () => ChangeFailure;
}

/** Says that a filter was deleted, and brings it back. */
export function DeletedFilter({ filter, onRestore }: DeletedFilterProps) {
  const [isRestoring, setIsRestoring] = useState(false);
  const [failure, setFailure] = useState<string>();
  const restore = async () => {
    setIsRestoring(true);
    setFailure(await onRestore());
    setIsRestoring(false);
  };
  const undo = (
    <SubmitButton
      type="button"
      variant="outlined"
      color="inherit"
      size="small"
      loading={isRestoring}
      onClick={() => void restore()}
    >
      Undo
    </SubmitButton>
  );
  return (
    <FocusedAlert
      key={failure}
      severity={failure === undefined ? 'success' : 'error'}
      role="status"
      action={undo}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {failure ?? `Filter “${filter.name}” deleted.`}
    </FocusedAlert>
  );
}
