import type { SiteWord } from '@paniscus/domain';

/** The words of the page that celebrates Kanzi; what it tells is true and stands in public sources. */
export type CelebrationContent = {
  title: string;
  lead: string;
  dates: string;
  /** The word whose sign is his. */
  sign: SiteWord;
  life: { title: string; paragraphs: readonly string[] };
  wall: { title: string; lead: string; empty: string; invitation: string; action: string };
};

export const celebrationContent: CelebrationContent = {
  title: 'Celebrating Kanzi',
  lead: 'A bonobo who learned our signs, and made many of us wonder what else we had not heard.',
  dates: '28 October 1980 – 18 March 2025',
  sign: 'Kanzi',
  life: {
    title: 'A life among people and apes',
    paragraphs: [
      'Kanzi was born on 28 October 1980 at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours he was adopted by Matata.',
      'In 1985 he moved to the Language Research Center of Georgia State University, and in 2004 to the Great Ape Trust in Des Moines, Iowa.',
      'He died in Des Moines on 18 March 2025, aged 44. The Ape Initiative, which had cared for him since 2013, told the world.',
    ],
  },
  wall: {
    title: 'The memory wall',
    lead: 'Lines that came with gifts, in memory or in honour of somebody.',
    empty: 'No line stands here yet.',
    invitation: 'With a gift you can leave a line for somebody you remember or honour.',
    action: 'Give and leave a line',
  },
};
