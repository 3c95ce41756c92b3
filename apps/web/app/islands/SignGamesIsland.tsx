import type { OwnWords } from '@paniscus/domain/keyboard';
import { GamesScreen, useGames } from '@paniscus/features/sign-games';
import type { BreadcrumbItem } from '@paniscus/ui';
import { paths } from '@paniscus/routes';
import { useSignPlayer } from '../audio/use-sign-player';

const loadOwnWords = async (): Promise<OwnWords> => (await import('../audio/own-sound')).loadOwnWords();

export function SignGamesIsland({ breadcrumbs }: { breadcrumbs: readonly BreadcrumbItem[] }) {
  const games = useGames({ player: useSignPlayer(), random: Math.random, loadOwnWords });
  return <GamesScreen {...games} breadcrumbs={breadcrumbs} links={paths} />;
}
