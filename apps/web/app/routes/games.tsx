import { gamesContent } from '@paniscus/content';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutLearning } from '../head/signs';
import type { LearningPage } from '../head/signs';
import { trails } from '../head/breadcrumbs';
import { renderIsland } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { installLinks } from '../offline/links';
import { ROUTES } from '@paniscus/routes';

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
