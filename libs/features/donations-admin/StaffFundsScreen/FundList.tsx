import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FundForm, StaffFund } from '@paniscus/domain/funds';
import {
  ActionResult,
  AdminTable,
  EmptyState,
  ProcessingBackdrop,
  useEditedRecord,
  useShownResult,
} from '@paniscus/ui';
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
  const { funds } = state;
  const [edited, setEdited] = useEditedRecord(funds, state.kind === 'refused');
  const result = useShownResult(onAction);
  const open = (fund: StaffFund | 'new' | undefined) => {
    result.forget();
    setEdited(fund);
  };
  const isSaving = state.kind === 'processing';
  const toAction = (opened: StaffFund | 'new', form: FundForm): FundAction => {
    if (opened === 'new') return { kind: 'create', form };
    const { id, version } = opened;
    return { kind: 'update', id, version, form };
  };
  const save = async (form: FundForm): Promise<void> => {
    if (edited === undefined) return;
    if (await result.act(toAction(edited, form))) setEdited(undefined);
  };
  const add = <Button onClick={() => open('new')}>Add a fund</Button>;
  const columns = getFundColumns({
    funds,
    links,
    onAction: (action) => void result.act(action),
    onEdit: open,
  });
  return (
    <>
      {edited === undefined && result.isShown ? <ActionResult state={state} /> : null}
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
          problem={state.kind === 'refused' && result.isShown ? state.message : undefined}
          onSave={save}
          onClose={() => open(undefined)}
        />
      )}
      <ProcessingBackdrop open={isSaving && edited === undefined} label="Processing..." />
    </>
  );
}
