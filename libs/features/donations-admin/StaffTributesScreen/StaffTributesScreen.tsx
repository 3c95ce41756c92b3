import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WALL_STATES } from '@paniscus/domain/donation';
import type { StaffTribute, WallDecision, WallState } from '@paniscus/domain/donation';
import {
  BulkResult,
  ListEmpty,
  ListError,
  ListFooter,
  ListLayout,
  ListLoading,
  NativeSelectField,
  Page,
} from '@paniscus/ui';
import type { BulkControl } from '@paniscus/ui';
import { DonationsAdminNavigation } from '../Shared/DonationsAdminNavigation';
import type { AdminLinks } from '../Shared/DonationsAdminNavigation';
import { WALL_LABELS } from '../Shared/donation-labels';
import { TributeList } from './TributeList';
import type { StaffTributesState } from './staff-tributes-screen.types';

interface StaffTributesScreenProps {
  state: StaffTributesState;
  /** Filter by state; empty lists all, those awaiting review first. */
  wallState: WallState | '';
  waitingCount: number;
  onFilter: (wallState: WallState | '') => void;
  /** Called with the tribute as the person saw it, and what was decided. */
  onDecide: (tribute: StaffTribute, decision: WallDecision['state']) => void;
  /** Decisions about several messages. */
  bulk: BulkControl<StaffTribute, WallDecision['state']>;
  links: AdminLinks & { donation: (id: number) => string };
}

const OPTIONS = [
  { value: '', label: 'All tributes, waiting first' },
  ...WALL_STATES.map((value) => ({ value, label: WALL_LABELS[value] })),
];

export function StaffTributesScreen(props: StaffTributesScreenProps) {
  const { wallState, waitingCount, onFilter, links } = props;
  return (
    <Page
      title="Tributes"
      lead="Gifts in memory or in honor of someone. A message appears on the memory wall only after staff approve it."
      sign="give"
      width="wide"
    >
      <ListLayout>
        <DonationsAdminNavigation current="tributes" waitingCount={waitingCount} links={links} />
        <Box sx={{ maxWidth: ({ layout }) => layout.formWidth }}>
          <NativeSelectField
            label="Memory wall"
            options={OPTIONS}
            value={wallState}
            onChange={(chosen) => onFilter(chosen as WallState | '')}
          />
        </Box>
        <BulkResult run={props.bulk.run} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, wallState, bulk, onDecide, links }: StaffTributesScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The tributes" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={wallState !== ''}
          word="give"
          emptyTitle="No tributes yet."
          noMatchesTitle={
            wallState === 'waiting' ? 'No messages are waiting.' : 'No tributes match these filters.'
          }
        >
          Donors can give in honor or in memory of someone and write a message. You decide here which messages
          the memory wall shows.
        </ListEmpty>
      );
    default:
      return (
        <>
          <TributeList state={state} bulk={bulk} links={links} onDecide={onDecide} />
          <ListFooter>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} variant="outlined" color="inherit">
                Older tributes
              </Button>
            )}
          </ListFooter>
        </>
      );
  }
}
