/** The page of impact figures; staff maintain the figures themselves. */
export const impactContent = {
  title: 'Our impact',
  label: 'Results',
  sign: 'good',
  lead: 'What our work has achieved, in figures. Each one names its period and its source.',
  description: 'What our work for bonobos has achieved, in figures with their periods and sources.',
  sourceLabel: 'Source:',
  empty: {
    title: 'No figures published yet.',
    text: 'Figures about our work will be published here, each with its period and its source. Until then, you can read what we do and why.',
    link: { to: 'mission', label: 'Our mission' },
  },
  failed: {
    title: 'Failed to load the figures',
    text: 'We could not load the figures. Something went wrong on our side. Please try again.',
  },
  end: {
    title: 'Support this work',
    text: 'Your gift helps feed, care for and protect bonobos. Give once or at regular intervals.',
    action: 'Donate',
    relatedLinks: [
      { to: 'conservation', label: 'Bonobos and their forest' },
      { to: 'mission', label: 'Our mission' },
    ],
  },
} as const;
