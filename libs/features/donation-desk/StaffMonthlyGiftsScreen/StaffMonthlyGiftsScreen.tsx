import type { MonthlyGiftSummary } from '@paniscus/domain';
import { Button, ListEmpty, ListFailed, ListFoot, ListLoading, ListStack, Page } from '@paniscus/ui';
import { DonationDeskTabs } from '../DeskParts/DonationDeskTabs';
import type { DeskLinks } from '../DeskParts/DonationDeskTabs';
import { MonthlyGiftFilters } from './MonthlyGiftFilters';
import type { MonthlyGiftFilter } from './MonthlyGiftFilters';
import { MonthlyGiftList } from './MonthlyGiftList';

type Listed = { gifts: readonly MonthlyGiftSummary[]; olderHref?: string };

export type StaffMonthlyGiftsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` leads to the gifts before these, `done` says what the last thing done has led to. */
  | ({ kind: 'ready'; done?: string } & Listed)
  /** One of them is being stopped. */
  | ({ kind: 'processing'; giftId: number } & Listed)
  /** One of them was not stopped. */
  | ({ kind: 'refused'; message: string } & Listed);

/** A state in which there are gifts to show. */
export type ShownMonthlyGifts = Extract<StaffMonthlyGiftsState, Listed>;

interface StaffMonthlyGiftsScreenProps {
  state: StaffMonthlyGiftsState;
  filter: MonthlyGiftFilter;
  /** How many lines for the memory wall nobody has looked at. */
  waitingCount: number;
  onFilter: (filter: MonthlyGiftFilter) => void;
  onStop: (id: number) => void;
  links: DeskLinks;
}

/** Who gives every month, for those who look after it. */
export function StaffMonthlyGiftsScreen(props: StaffMonthlyGiftsScreenProps) {
  const { filter, waitingCount, onFilter, links } = props;
  return (
    <Page
      title="Monthly gifts"
      lead="Who gives every month, what has come of it, and when the card is charged next."
      mark="give"
      width="wide"
    >
      <ListStack>
        <DonationDeskTabs current="monthlyGifts" waitingCount={waitingCount} links={links} />
        <MonthlyGiftFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </ListStack>
    </Page>
  );
}

function Body({ state, filter, onStop }: StaffMonthlyGiftsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListFailed title={state.message} what="The monthly gifts" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={filter.state !== '' || filter.search !== ''}
          word="give"
          none="Nobody gives monthly yet."
          noneFits="No monthly gift is like that."
        />
      );
    default:
      return (
        <>
          <MonthlyGiftList state={state} onStop={onStop} />
          <ListFoot>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older monthly gifts
              </Button>
            )}
          </ListFoot>
        </>
      );
  }
}
