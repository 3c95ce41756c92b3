import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FundForm, StaffFund } from '@paniscus/domain/funds';
import { AdminTable, EmptyState, ProcessingBackdrop, ResultSnackbar } from '@paniscus/ui';
import { useState } from 'react';
import { FundDialog } from './FundDialog';
import { getFundColumns } from './fund-columns';
import type { FundAction, ListedFunds } from './staff-funds-screen.types';

interface FundListProps {
  state: ListedFunds;
  onAction: (action: FundAction) => Promise<boolean>;
  links: { fundDonations: (id: number) => string };
}

/** Table of the funds, with the dialog to add or change one. */
export function FundList({ state, onAction, links }: FundListProps) {
  const [edited, setEdited] = useState<StaffFund | 'new'>();
  const isSaving = state.kind === 'processing';
  const save = async (form: FundForm): Promise<void> => {
    if (edited === undefined) return;
    const action: FundAction =
      edited === 'new'
        ? { kind: 'create', form }
        : { kind: 'update', id: edited.id, version: getSeenVersion(edited, state), form };
    if (await onAction(action)) setEdited(undefined);
  };
  const add = <Button onClick={() => setEdited('new')}>Add a fund</Button>;
  const { funds } = state;
  const columns = getFundColumns({
    funds,
    links,
    onAction: (action) => void onAction(action),
    onEdit: setEdited,
  });
  return (
    <>
      {edited === undefined ? <FundAlert state={state} /> : null}
      {funds.length === 0 ? (
        <EmptyState word="give" title="No funds yet." action={add}>
          Every gift goes where it is needed most. Add a fund to let donors choose a purpose.
        </EmptyState>
      ) : (
        <>
          <Box>{add}</Box>
          <AdminTable label="Funds" columns={columns} rows={funds} getRowKey={({ id }) => id} />
        </>
      )}
      {edited === undefined ? null : (
        <FundDialog
          fund={edited === 'new' ? undefined : edited}
          isSaving={isSaving}
          problem={state.kind === 'refused' ? state.message : undefined}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ProcessingBackdrop open={isSaving && edited === undefined} label="Processing..." />
    </>
  );
}

/** Of the fund as it was when the dialog was opened, or, after a refusal, as the list behind it shows it now. */
const getSeenVersion = (edited: StaffFund, state: ListedFunds): number =>
  (state.kind === 'refused' ? state.funds.find(({ id }) => id === edited.id) : undefined)?.version ??
  edited.version;

function FundAlert({ state }: { state: ListedFunds }) {
  if (state.kind === 'refused') return <Alert severity="error">{state.message}</Alert>;
  if (state.kind !== 'ready' || state.done === undefined) return null;
  return <ResultSnackbar key={state.done}>{state.done}</ResultSnackbar>;
}
