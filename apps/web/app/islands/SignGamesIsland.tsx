import { GamesScreen, useGames } from '@paniscus/features/sign-games';
import type { Crumb } from '@paniscus/ui';
import { paths } from '@paniscus/routes';
import { usePlayer } from '../audio/use-player';

export function SignGamesIsland({ trail }: { trail: readonly Crumb[] }) {
  const games = useGames(usePlayer(), Math.random);
  return <GamesScreen {...games} trail={trail} links={paths} />;
}
