/**
 * The words of the vocabulary whose signs stand on pages beside the keyboard: marks, the board of the first screen,
 * sentences. Their drawings travel with every page, so they are few; each is entered in `libs/lexigrams/site` too.
 */
export type SiteWord =
  // People and apes
  | 'Kanzi'
  | 'Lana'
  | 'Matata'
  | 'Panbanisha'
  | 'visitor'
  // Food and drink
  | 'banana'
  | 'blackberry'
  | 'coffee'
  | 'egg'
  | 'juice'
  | 'orange'
  | 'water'
  // Places
  | 'outdoors'
  | 'River'
  | 'Treehouse'
  // Activities
  | 'carry'
  | 'chase'
  | 'give'
  | 'groom'
  | 'hide'
  | 'hug'
  | 'tickle'
  // Body and things
  | 'ball'
  | 'fire'
  | 'hand'
  | 'key'
  | 'shirt'
  | 'TV'
  // Feelings and states
  | 'good'
  | 'surprise'
  // Function words
  | 'more'
  | 'no'
  | 'now'
  | 'please'
  | 'question'
  | 'yes';
