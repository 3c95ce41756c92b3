import { signFromAddress, SignWorkshop, useWorkshop } from '@paniscus/features/signs';
import { paths } from '../paths';
import { useAddressQuery } from '../hooks/query-params';
import { usePlayer } from '../audio/use-player';

const getHref = (sign: string) =>
  sign === '' ? paths.signs : `${paths.signs}?sign=${encodeURIComponent(sign)}#workshop`;

/** The workshop, with the sign that its address asks for; the address follows what is laid. */
export function SignWorkshopIsland() {
  const query = useAddressQuery();
  // What the address asks for is known in the browser only, once the page stands.
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
