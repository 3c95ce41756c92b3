import { GamesScreen, useGames } from '@paniscus/features/sign-games';
import { paths } from '../paths';
import { usePlayer } from '../providers/sound/use-player';

/** The games with signs, dealt anew in each browser. */
export function SignGamesIsland() {
  const games = useGames(usePlayer(), Math.random);
  return <GamesScreen {...games} links={paths} />;
}
