import { styled } from '@mui/material/styles';
import { WALL_STATES } from '@paniscus/domain/donation';
import type { WallDecision, WallState } from '@paniscus/domain/donation';
import { Button, ListEmpty, ListFailed, ListFoot, ListLoading, ListStack, Page, Select } from '@paniscus/ui';
import { DonationsAdminTabs } from '../Shared/DonationsAdminTabs';
import type { AdminLinks } from '../Shared/DonationsAdminTabs';
import { WALL_LABELS } from '../Shared/donation-labels';
import { TributeList } from './TributeList';
import type { StaffTributesState } from './staff-tributes-screen.types';

interface StaffTributesScreenProps {
  state: StaffTributesState;
  /** Filter by state; empty lists all, those awaiting review first. */
  wallState: WallState | '';
  waitingCount: number;
  onFilter: (wallState: WallState | '') => void;
  onDecide: (id: number, decision: WallDecision['state']) => void;
  links: AdminLinks & { donation: (id: number) => string };
}

const Choice = styled('div')(({ theme }) => ({ maxWidth: theme.measures.form }));

const CHOICES = [
  { value: '', label: 'Every tribute, waiting first' },
  ...WALL_STATES.map((value) => ({ value, label: WALL_LABELS[value] })),
];

export function StaffTributesScreen(props: StaffTributesScreenProps) {
  const { wallState, waitingCount, onFilter, links } = props;
  return (
    <Page
      title="Tributes"
      lead="Whom gifts remember and honour. No line stands on the memory wall before one of us has read it."
      mark="give"
      width="wide"
    >
      <ListStack>
        <DonationsAdminTabs current="tributes" waitingCount={waitingCount} links={links} />
        <Choice>
          <Select
            label="Memory wall"
            options={CHOICES}
            value={wallState}
            onChange={(chosen) => onFilter(chosen as WallState | '')}
          />
        </Choice>
        <Body {...props} />
      </ListStack>
    </Page>
  );
}

function Body({ state, wallState, onDecide, links }: StaffTributesScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListFailed title={state.message} what="The tributes" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={wallState !== ''}
          word="give"
          none="No tributes yet."
          noneFits={wallState === 'waiting' ? 'No line is waiting.' : 'No tribute is like that.'}
        />
      );
    default:
      return (
        <>
          <TributeList state={state} links={links} onDecide={onDecide} />
          <ListFoot>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older tributes
              </Button>
            )}
          </ListFoot>
        </>
      );
  }
}
