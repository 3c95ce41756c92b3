import { gamesContent } from '@paniscus/content';
import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { trails } from '../head/breadcrumbs';
import { aboutLearning } from '../head/signs';
import type { LearningPage } from '../head/signs';
import { renderIsland } from '../islands/island.loader';
import { installLinks } from '../offline/links';

export const handle = ROUTES.games;
export const links = installLinks;

const about: LearningPage = {
  handle,
  kind: ['WebApplication', 'LearningResource'],
  title: gamesContent.title,
  description: gamesContent.lead,
  trail: trails.games,
};

export const meta = () => aboutLearning(about);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'SignGamesIsland', { trail: trails.games }),
});

export default function GamesRoute() {
  return <Island island={useLoaderData<typeof loader>().island} />;
}
