import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { ActionResult, AdminTable, ProcessingBackdrop } from '@paniscus/ui';
import { useState } from 'react';
import { StopDialog } from './StopDialog';
import { getColumns } from './recurring-donation-columns';
import type { ListedRecurringDonations } from './staff-recurring-donations-screen.types';

interface RecurringDonationTableProps {
  state: ListedRecurringDonations;
  onStop: (id: number) => void;
}

export function RecurringDonationTable({ state, onStop }: RecurringDonationTableProps) {
  const [selected, setSelected] = useState<RecurringDonationSummary>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const stoppingId = state.kind === 'processing' ? state.donationId : undefined;
  const askToStop = (donation: RecurringDonationSummary) => {
    setSelected(donation);
    setIsDialogOpen(true);
  };
  const stop = () => {
    setIsDialogOpen(false);
    if (selected !== undefined) onStop(selected.id);
  };
  return (
    <>
      <ActionResult state={state} />
      <AdminTable
        label="Recurring gifts"
        columns={getColumns({ stoppingId, onStop: askToStop })}
        rows={state.donations}
        getRowKey={({ id }) => id}
      />
      <StopDialog
        donation={selected}
        open={isDialogOpen}
        onStop={stop}
        onClose={() => setIsDialogOpen(false)}
      />
      <ProcessingBackdrop open={stoppingId !== undefined} label="Processing..." />
    </>
  );
}
