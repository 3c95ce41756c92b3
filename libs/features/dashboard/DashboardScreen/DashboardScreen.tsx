import Skeleton from '@mui/material/Skeleton';
import { formatDollars, formatShortDollars } from '@paniscus/domain/money';
import { BarChart, ListError, Loading, Page, RecordSections } from '@paniscus/ui';
import type { DashboardLinks, DashboardState } from './dashboard-screen.types';
import { describeIncome, toIncomeBars } from './income';
import { PostSection } from './PostSection';
import { SystemSection } from './SystemSection';
import { TaskSection } from './TaskSection';

interface DashboardScreenProps {
  state: DashboardState;
  links: DashboardLinks;
}

/** The first page of staff: what needs a person, income, scheduled posts and the state of the system. */
export function DashboardScreen({ state, links }: DashboardScreenProps) {
  return (
    <Page title="Dashboard" sign="Treehouse" width="wide">
      <Body state={state} links={links} />
    </Page>
  );
}

function Body({ state, links }: DashboardScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <DashboardLoading />;
    case 'failed':
      return <ListError title={state.message} what="The dashboard" />;
    case 'ready':
      return <Ready {...state} links={links} />;
  }
}

function DashboardLoading() {
  return (
    <RecordSections aside={<Skeleton variant="rectangular" height="16rem" />}>
      <Loading word="key" />
      <Skeleton variant="rectangular" height="8rem" />
      <Skeleton variant="rectangular" height="24rem" />
    </RecordSections>
  );
}

type ReadyProps = Extract<DashboardState, { kind: 'ready' }> & Pick<DashboardScreenProps, 'links'>;

function Ready({ figures, posts, links }: ReadyProps) {
  const postSection = <PostSection posts={posts} links={links} />;
  if (figures === undefined) return postSection;
  const { tasks, months, system } = figures;
  return (
    <RecordSections
      aside={
        <>
          {postSection}
          <SystemSection system={system} />
        </>
      }
    >
      <TaskSection tasks={tasks} links={links} />
      <BarChart
        title="Income by month"
        summary={describeIncome(months)}
        series={['Donations', 'Sales']}
        negativeName="Refunded"
        barName="Month"
        bars={toIncomeBars(months)}
        format={formatDollars}
        formatTick={formatShortDollars}
      />
    </RecordSections>
  );
}
