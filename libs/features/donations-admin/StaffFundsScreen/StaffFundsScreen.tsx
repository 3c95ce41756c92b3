import { ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { DonationsAdminNavigation } from '../Shared/DonationsAdminNavigation';
import type { AdminLinks } from '../Shared/DonationsAdminNavigation';
import { FundList } from './FundList';
import type { FundAction, StaffFundsState } from './staff-funds-screen.types';

interface StaffFundsScreenProps {
  state: StaffFundsState;
  waitingCount: number;
  /** Resolves to whether the action was done; a dialog stays open until then. */
  onAction: (action: FundAction) => Promise<boolean>;
  links: AdminLinks & { fundDonations: (id: number) => string };
}

/** The purposes that donors can choose for their gift. */
export function StaffFundsScreen({ state, waitingCount, onAction, links }: StaffFundsScreenProps) {
  return (
    <Page
      title="Funds"
      lead="Purposes donors can choose, besides where it is needed most. Changes appear on the donation page right away."
      sign="give"
      width="wide"
    >
      <ListLayout>
        <DonationsAdminNavigation current="funds" waitingCount={waitingCount} links={links} />
        <Body state={state} onAction={onAction} links={links} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, onAction, links }: Omit<StaffFundsScreenProps, 'waitingCount'>) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The funds" />;
  return <FundList state={state} onAction={onAction} links={links} />;
}
