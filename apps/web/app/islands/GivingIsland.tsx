import type { GivingPage } from '@paniscus/domain';
import { GivingScreen } from '@paniscus/features/giving';
import type { Doing, GivingState, MonthlyWish } from '@paniscus/features/giving';
import { useState } from 'react';
import { revokeGiving } from '../api/giving';
import { paths } from '../paths';
import { fulfil, refusalOf } from '../providers/giving-actions';
import { useReturn } from '../providers/return';
import { usePayment } from '../providers/stripe';

type GivingIslandProps = { token: string; page: GivingPage };

/** A donor's page, on which every button acts. */
export function GivingIsland({ token, page: drawn }: GivingIslandProps) {
  const [state, setState] = useState<GivingState>({ kind: 'ready', page: drawn });
  const page = 'page' in state ? state.page : drawn;
  // The payment provider learns of a visit only when a card is to be changed.
  const payment = usePayment(isAboutCard(state));

  // What was under way when the page was left is over; what came of it, the server knows.
  useReturn(() => location.reload());

  const onOpen = (open: Doing | undefined) => {
    if (state.kind !== 'processing') setState({ kind: 'ready', page, open });
  };

  const onWish = async (giftId: number, wish: MonthlyWish) => {
    const before = page.monthly_gifts.find(({ id }) => id === giftId);
    if (before === undefined || state.kind === 'processing') return;
    const doing: Doing = { action: wish.action, giftId };
    setState({ kind: 'processing', page, doing });
    try {
      setState({ kind: 'done', page: await fulfil(page, { token, giftId }, wish), doing, before });
    } catch (error) {
      setState({ kind: 'refused', page, doing, message: refusalOf(error) });
    }
  };

  const onRevoke = async () => {
    const doing: Doing = { action: 'revoke' };
    setState({ kind: 'processing', page, doing });
    try {
      await revokeGiving(token);
      setState({ kind: 'revoked', email: page.email });
    } catch (error) {
      setState({ kind: 'refused', page, doing, message: refusalOf(error) });
    }
  };

  return (
    <GivingScreen
      state={state}
      stripe={payment?.stripe ?? null}
      onOpen={onOpen}
      onWish={(giftId, wish) => void onWish(giftId, wish)}
      onRevoke={() => void onRevoke()}
      links={{ ...paths, year: (year) => paths.givingYear(token, year) }}
    />
  );
}

function isAboutCard(state: GivingState): boolean {
  const doing = state.kind === 'ready' ? state.open : 'doing' in state ? state.doing : undefined;
  return doing?.action === 'card';
}
