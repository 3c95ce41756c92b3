import { loadDescriptions } from './load-descriptions';
import { enablePlayback } from './enable-playback';
import { enableSearch } from './enable-search';
import { enableExpanding } from './enable-expanding';

// Runs on library pages only; without it they are complete and link to the videos at the service.
const container = document.querySelector<HTMLElement>('[data-videos]');
if (container !== null) {
  enablePlayback(container);
  const updateToggles = enableExpanding(container);
  const search = enableSearch(container, updateToggles);
  void loadDescriptions(container).then(search);
}
