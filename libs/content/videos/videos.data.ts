import { library } from './library.data.ts';

export const videosContent = {
  title: 'Video library',
  lead: 'Videos about signs, words, tools and play.',
  invitation: 'Choose a category or search.',
  description:
    'Videos about bonobos, lexigrams and the people who study them, sorted by subject and searchable.',
  sign: 'TV' as const,
  tree: {
    label: 'Categories',
    all: 'All videos',
    open: 'Categories',
    close: 'Close',
    skip: 'Skip to the videos',
  },
  search: {
    name: 'Search the videos',
    label: 'Title, category, description',
    submit: 'Search',
    clear: 'Clear the search',
    nothingFound: {
      title: 'No videos match your search.',
      hint: 'Try fewer words, or browse all videos.',
      action: 'Show all videos',
    },
    nothingInCategory: {
      title: 'No videos in this category match your search.',
      hint: 'Try fewer words, or search all videos.',
      action: 'Search all videos',
    },
  },
  film: {
    fullDescription: 'Full description',
    close: 'Close the video',
  },
  empty: {
    title: 'No videos yet.',
    hint: 'We have not published any videos yet. Please check back soon.',
  },
  /** Note above a library of real videos. */
  origin:
    'The videos are hosted on YouTube. Nothing is loaded from YouTube until you press Play. Then the player loads from its privacy-enhanced site, youtube-nocookie.com, and YouTube can see that you are watching.',
  /** Note above a library of samples. */
  samples:
    'These entries are samples. Each one plays the same short drawn film, and nothing is loaded from YouTube.',
  /** Follows `origin` when some entries are samples. */
  someSamples: 'The entries marked as samples play a short drawn film instead.',
  sampleLabel: 'Sample video',
  /** Promotional line in every YouTube description of the organization; removed before display. */
  promotionalLine:
    'This video is part of the sample video library. Subscribe for new videos: https://videos.example/paniscus',
  library,
};
