import type { PageLinks } from './RelatedLinks/RelatedLinks';

export const aPageLinks: PageLinks = {
  about: '/about',
  bibliography: '/SueBiblio',
  celebration: '/KanziCelebration',
  conservation: '/Conservation',
  contact: '/contact',
  donate: '/donate',
  games: '/games',
  impact: '/impact',
  information: '/info',
  keyboard: '/keyboard',
  mission: '/Mission',
  posts: '/posts',
  publication: (id) => `/SueBiblio/${id}`,
  research: '/research',
  signs: '/signs',
};
