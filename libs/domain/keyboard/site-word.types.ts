/**
 * Words whose lexigrams appear on pages other than the keyboard. Their drawings are part of every page, so add words
 * sparingly. Enter each word in `libs/lexigrams/site` too.
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
