import { organisation } from '@paniscus/content';
import { Button } from '@paniscus/ui';
import { Part, Parts } from '../GivingParts/Part';
import { MonthlyGiftPart } from '../MonthlyGift/MonthlyGiftPart';
import { momentOf } from './giving-state';
import type { ShownGiving } from './GivingBody';
import type { GivingScreenProps } from './GivingScreen';

/** Monthly gifts, each with all that can be done with it; without any, how one is begun. */
export function MonthlyPart(props: GivingScreenProps & { state: ShownGiving }) {
  const { state, stripe, onOpen, onWish, links } = props;
  const { name, email, monthly_gifts: gifts } = state.page;
  const { info } = organisation.mailboxes;
  if (gifts.length === 0) {
    return (
      <Part title="Monthly gifts">
        <p>You have none. A small gift each month is what we can plan with.</p>
        <Button href={links.donate} look="plain">
          Give monthly
        </Button>
      </Part>
    );
  }
  return (
    <Part title={gifts.length === 1 ? 'Your monthly gift' : 'Your monthly gifts'}>
      <noscript>
        <p>{`To change something, please allow this page its script, or write to ${info}.`}</p>
      </noscript>
      <Parts data-close="">
        {gifts.map((gift) => (
          <MonthlyGiftPart
            key={gift.id}
            gift={gift}
            donor={{ name, email }}
            moment={momentOf(state, gift.id)}
            isBusy={state.kind === 'processing'}
            stripe={stripe}
            onOpen={(action) => onOpen({ action, giftId: gift.id })}
            onClose={() => onOpen(undefined)}
            onWish={(wish) => onWish(gift.id, wish)}
            donateHref={links.donate}
          />
        ))}
      </Parts>
    </Part>
  );
}
