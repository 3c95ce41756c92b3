import { loadDescriptions } from './descriptions';
import { playOnPress } from './players';
import { followSearch } from './search';
import { openWholeOnPress } from './whole';

// Only pages of the library carry this script; without it they are whole, and lead to the films at the service.
const place = document.querySelector<HTMLElement>('[data-videos]');
if (place !== null) {
  playOnPress(place);
  const offerWhole = openWholeOnPress(place);
  const search = followSearch(place, offerWhole);
  void loadDescriptions(place).then(search);
}
