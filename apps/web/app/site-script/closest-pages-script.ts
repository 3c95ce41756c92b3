import { findClosestPaths } from '@paniscus/domain/urls';

/** On the 404 page, shows the pages whose URLs or names are closest to the requested URL. */
function showClosestPages(): void {
  const section = document.querySelector<HTMLElement>('[data-closest]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const items = new Map(
    [...list.querySelectorAll('li')].map((item) => [
      item.querySelector('a')?.getAttribute('href') ?? '',
      item,
    ]),
  );
  const names = new Map(
    [...items].map(([path, { textContent, dataset }]) => [path, `${textContent} ${dataset.names ?? ''}`]),
  );
  const closest = findClosestPaths(location.pathname, [...items.keys()], names);
  list.replaceChildren(...closest.flatMap((path) => items.get(path) ?? []));
  section.hidden = closest.length === 0;
}

showClosestPages();
