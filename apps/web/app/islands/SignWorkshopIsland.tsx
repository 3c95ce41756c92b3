import { parseSignQuery, SignWorkshop, useWorkshop } from '@paniscus/features/signs';
import { paths } from '@paniscus/routes';
import { useQueryString } from '../hooks/query-string';
import { useSignPlayer } from '../audio/use-sign-player';

const getHref = (sign: string) =>
  sign === '' ? paths.signs : `${paths.signs}?sign=${encodeURIComponent(sign)}#workshop`;

export function SignWorkshopIsland() {
  const query = useQueryString();
  // The query is known only in the browser, after hydration; the key remounts the workshop with it.
  return <Workshop key={query} query={query} />;
}

function Workshop({ query }: { query: string }) {
  const player = useSignPlayer();
  const { state, actions } = useWorkshop({
    initialSign: parseSignQuery(query),
    random: Math.random,
    onSignChange: (sign) => history.replaceState(history.state, '', getHref(sign)),
  });
  return <SignWorkshop state={state} actions={actions} onSay={player.say} getHref={getHref} />;
}
