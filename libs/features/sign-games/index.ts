// Three calm games that teach the signs: nothing is counted, nothing is timed, nobody loses.
export { GamesScreen } from './GamesScreen/GamesScreen';
export { useGames } from './use-games';
export type { GamesLinks } from './GamesScreen/GamesScreen';
