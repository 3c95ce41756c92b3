import { pages } from '../paths';

export const handle = pages.home;

export default function HomeRoute() {
  return <h1>Tracer</h1>;
}
