import { library } from './library.data.ts';

export const videosContent = {
  title: 'Video library',
  lead: 'Signs, words, stone and play, to watch. Choose a branch of the tree, or look for a word.',
  description: 'Films about bonobos, lexigrams and the people who study them, by subject, with a search.',
  mark: 'TV' as const,
  tree: {
    label: 'Categories',
    all: 'All films',
    open: 'Categories',
    close: 'Close',
    skip: 'Skip to the films',
  },
  search: {
    name: 'Search the films',
    label: 'Title, description',
    submit: 'Search',
    clear: 'Clear the search',
    nothing: 'No film has these words.',
    advice: 'Try fewer words, or look through the whole library.',
    showAll: 'Show all films',
  },
  film: {
    whole: 'Whole description',
    stop: 'Close the film',
  },
  origin:
    'The films lie at YouTube. Nothing is loaded from there until you press Play; then the player comes from its host for more privacy, youtube-nocookie.com, and YouTube learns that you watch.',
  sample: 'This is a sample library: its entries show how it works, and YouTube has no such films.',
  sampleMark: 'Sample entry, no film behind it yet',
  /** Promotional line in every YouTube description of the organization; removed before display. */
  promotionalLine:
    'This film is part of the sample video library. Subscribe to hear of the next one: https://videos.example/paniscus',
  library,
};
