// Three games that teach the signs, without scores, time limits or losing.
export { GamesScreen } from './GamesScreen/GamesScreen';
export { useGames } from './use-games';
