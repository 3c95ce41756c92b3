import { loadDescriptions } from './descriptions';
import { playOnPress } from './players';
import { followSearch } from './search';
import { expandOnPress } from './expand-description';

// Runs on library pages only; without it they are complete and link to the videos at the service.
const place = document.querySelector<HTMLElement>('[data-videos]');
if (place !== null) {
  playOnPress(place);
  const showToggleIfTruncated = expandOnPress(place);
  const search = followSearch(place, showToggleIfTruncated);
  void loadDescriptions(place).then(search);
}
