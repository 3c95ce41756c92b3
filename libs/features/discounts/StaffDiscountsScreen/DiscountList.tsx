import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DiscountCode, DiscountCodeForm } from '@paniscus/domain/discounts';
import {
  ActionResult,
  AdminTable,
  EmptyState,
  ProcessingBackdrop,
  useEditedRecord,
  useShownResult,
} from '@paniscus/ui';
import { useState } from 'react';
import { DiscountDialog } from './DiscountDialog';
import { getDiscountColumns } from './discount-columns';
import type { DiscountAction, ListedDiscounts } from './staff-discounts-screen.types';

interface DiscountListProps {
  state: ListedDiscounts;
  onAction: (action: DiscountAction) => Promise<boolean>;
}

/** Table of the discount codes, with the dialog to add or change one. */
export function DiscountList({ state, onAction }: DiscountListProps) {
  const { codes } = state;
  const [edited, setEdited] = useEditedRecord(codes, state.kind === 'refused');
  const [changedId, setChangedId] = useState<number>();
  const result = useShownResult(onAction);
  const open = (code: DiscountCode | 'new' | undefined) => {
    result.forget();
    setEdited(code);
  };
  const act = (action: DiscountAction) => {
    setChangedId(action.kind === 'create' ? undefined : action.code.id);
    return result.act(action);
  };
  const isSaving = state.kind === 'processing';
  const save = async (form: DiscountCodeForm): Promise<void> => {
    if (edited === undefined) return;
    const action: DiscountAction =
      edited === 'new' ? { kind: 'create', form } : { kind: 'update', code: edited, form };
    if (await act(action)) setEdited(undefined);
  };
  const add = <Button onClick={() => open('new')}>Add a discount code</Button>;
  const problem = state.kind === 'refused' && result.isShown ? state.message : undefined;
  return (
    <>
      {edited === undefined && result.isShown ? <ActionResult state={addExpiry(state, changedId)} /> : null}
      {codes.length === 0 ? (
        <EmptyState word="surprise" title="No discount codes yet." action={add}>
          Add a code, and print it on a flyer or send it to your supporters.
        </EmptyState>
      ) : (
        <>
          <Box>{add}</Box>
          <AdminTable
            label="Discount codes"
            columns={getDiscountColumns({ onAction: (action) => void act(action), onEdit: open })}
            rows={codes}
            getRowKey={({ id }) => id}
          />
        </>
      )}
      {edited === undefined ? null : (
        <DiscountDialog
          code={edited === 'new' ? undefined : edited}
          isSaving={isSaving}
          problem={problem}
          onSave={save}
          onClose={() => open(undefined)}
        />
      )}
      <ProcessingBackdrop open={isSaving && edited === undefined} label="Processing..." />
    </>
  );
}

/** The result also says that the code that was changed has expired, because its last day may be over. */
function addExpiry(state: ListedDiscounts, changedId: number | undefined): ListedDiscounts {
  if (state.kind !== 'ready' || state.done === undefined) return state;
  const hasExpired = state.codes.some(({ id, status }) => id === changedId && status === 'expired');
  return hasExpired ? { ...state, done: `${state.done} It has expired.` } : state;
}
