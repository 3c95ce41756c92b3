import { signFromAddress, SignWorkshop, useWorkshop } from '@paniscus/features/signs';
import { paths } from '@paniscus/routes';
import { useAddressQuery } from '../hooks/query-params';
import { usePlayer } from '../audio/use-player';

const getHref = (sign: string) =>
  sign === '' ? paths.signs : `${paths.signs}?sign=${encodeURIComponent(sign)}#workshop`;

export function SignWorkshopIsland() {
  const query = useAddressQuery();
  // The query is known only in the browser, after hydration; the key remounts the workshop with it.
  return <Workshop key={query} query={query} />;
}

function Workshop({ query }: { query: string }) {
  const player = usePlayer();
  const { bench, actions } = useWorkshop({
    start: signFromAddress(query),
    random: Math.random,
    onSign: (sign) => history.replaceState(history.state, '', getHref(sign)),
  });
  return <SignWorkshop bench={bench} actions={actions} onSay={player.say} getHref={getHref} />;
}
