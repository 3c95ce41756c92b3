import { GamesScreen, useGames } from '@paniscus/features/sign-games';
import type { BreadcrumbItem } from '@paniscus/ui';
import { paths } from '@paniscus/routes';
import { useSignPlayer } from '../audio/use-sign-player';

export function SignGamesIsland({ breadcrumbs }: { breadcrumbs: readonly BreadcrumbItem[] }) {
  const games = useGames(useSignPlayer(), Math.random);
  return <GamesScreen {...games} breadcrumbs={breadcrumbs} links={paths} />;
}
