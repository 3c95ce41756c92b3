import { findClosestPaths } from '@paniscus/domain/urls';

/** On the 404 page, shows the pages whose URLs are closest to the requested one. */
function showClosestPages(): void {
  const section = document.querySelector<HTMLElement>('[data-closest]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const items = new Map(
    [...list.children].map((item) => [item.querySelector('a')?.getAttribute('href') ?? '', item]),
  );
  const closest = findClosestPaths(location.pathname, [...items.keys()]);
  list.replaceChildren(...closest.flatMap((path) => items.get(path) ?? []));
  section.hidden = closest.length === 0;
}

showClosestPages();
