import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { ModalDialog } from '../../feedback/ModalDialog/ModalDialog';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { DeletedFilter } from './DeletedFilter';
import type { ChangeFailure, FilterCollection, SavedFilterItem } from './saved-filters.types';

type Changes = Pick<FilterCollection, 'onRename' | 'onDelete'>;

interface EditFiltersDialogProps extends Changes, Pick<FilterCollection, 'onRestore'> {
  items: readonly SavedFilterItem[];
  onClose: () => void;
}

/** Renames and deletes saved filters. */
export function EditFiltersDialog({ items, onClose, onRename, onDelete, onRestore }: EditFiltersDialogProps) {
  const [done, setDone] = useState('');
  const [deleted, setDeleted] = useState<SavedFilterItem>();
  const announce = async (change: ChangeFailure, result: string) => {
    setDone('');
    const failure = await change;
    if (failure === undefined) setDone(result);
    return failure;
  };
  const remove = async (item: SavedFilterItem) => {
    setDone('');
    const failure = await onDelete(item.id);
    if (failure === undefined) setDeleted(item);
    return failure;
  };
  const restore = async (item: SavedFilterItem) => {
    const failure = await announce(onRestore(item), `Filter “${item.name}” restored.`);
    if (failure === undefined) setDeleted(undefined);
    return failure;
  };
  const close = (
    <Button variant="outlined" color="inherit" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <ModalDialog open fullWidth title="Edit saved filters" onClose={onClose} actions={close}>
      {items.length === 0 ? (
        <Typography role="status">You have no saved filters for this list.</Typography>
      ) : null}
      <Stack spacing={4}>
        {deleted === undefined ? null : (
          <DeletedFilter key={deleted.id} filter={deleted} onRestore={() => restore(deleted)} />
        )}
        {items.map((item) => (
          <FilterEntry
            key={item.id}
            item={item}
            onRename={(id, name) => announce(onRename(id, name), `Filter renamed to “${name}.”`)}
            onDelete={() => remove(item)}
          />
        ))}
      </Stack>
      {/* For everyone else, the list is the result. */}
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </ModalDialog>
  );
}

function FilterEntry({ item: { id, name }, onRename, onDelete }: { item: SavedFilterItem } & Changes) {
  const form = useForm({ defaultValues: { name }, values: { name } });
  const { isSubmitting } = form.formState;
  const change = async (run: () => Promise<string | undefined>) => {
    const failure = await run();
    if (failure !== undefined) form.setError('name', { message: failure }, { shouldFocus: true });
  };
  const object = <VisuallyHidden>{` “${name}”`}</VisuallyHidden>;
  return (
    <Form
      form={form}
      label={`Saved filter “${name}”`}
      onSubmit={(values) => change(() => onRename(id, values.name.trim()))}
      sx={{ gap: 1.5 }}
    >
      <FormTextField name="name" label="Name" autoComplete="off" required />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton variant="outlined" color="inherit" size="small" loading={isSubmitting}>
          Rename{object}
        </SubmitButton>
        <Button
          variant="outlined"
          color="error"
          size="small"
          disabled={isSubmitting}
          onClick={() => void form.handleSubmit(() => change(() => onDelete(id)))()}
        >
          Delete{object}
        </Button>
      </Stack>
    </Form>
  );
}
