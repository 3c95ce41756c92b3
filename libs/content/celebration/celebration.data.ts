import type { SiteWord } from '@paniscus/domain/keyboard';

/** Content of the celebration page about Kanzi. Every fact has a public source. */
export type CelebrationContent = {
  title: string;
  lead: string;
  dates: string;
  sign: SiteWord;
  life: { title: string; paragraphs: readonly string[] };
  pictures: { title: string; hold: string; alone: string };
  /** Facts dated to the day or the year, in chronological order. */
  inDates: {
    title: string;
    label: string;
    list: readonly { date: string; dateTime: string; text: string }[];
    more: string;
  };
  film: {
    title: string;
    text: string;
    /** Publication date for search engines (ISO date). */
    publishedOn: string;
  };
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
  pictures: {
    title: 'As we remember him',
    hold: 'Hold the pictures still',
    alone: 'His name and his face alone, for a screen in a room',
  },
  inDates: {
    title: 'A life in dates',
    label: 'What is known, and no more',
    list: [
      {
        date: '28 October 1980',
        dateTime: '1980-10-28',
        text: 'He is born at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours Matata takes him as her own.',
      },
      {
        date: '1985',
        dateTime: '1985',
        text: 'He moves to the Language Research Center of Georgia State University.',
      },
      {
        date: '1986',
        dateTime: '1986',
        text: 'A study tells how he came to use signs that nobody had trained him to use: he had watched.',
      },
      {
        date: '1994',
        dateTime: '1994',
        text: 'A book carries his name: Kanzi: The Ape at the Brink of the Human Mind, by Sue Savage-Rumbaugh and Roger Lewin.',
      },
      {
        date: '2004',
        dateTime: '2004',
        text: 'He moves to the Great Ape Trust in Des Moines, Iowa.',
      },
      {
        date: '2013',
        dateTime: '2013',
        text: 'The Ape Initiative takes over his care.',
      },
      {
        date: '18 March 2025',
        dateTime: '2025-03-18',
        text: 'He dies in Des Moines, aged 44. He had been treated for heart disease.',
      },
    ],
    more: 'The works that tell of him',
  },
  film: {
    title: 'A quiet minute',
    text: 'A drawn forest, without sound. It goes round for as long as you like to stay.',
    publishedOn: '2026-11-22',
  },
  wall: {
    title: 'The memory wall',
    lead: 'Lines that came with gifts, in memory or in honour of somebody.',
    empty: 'No line stands here yet.',
    invitation: 'With a gift you can leave a line for somebody you remember or honour.',
    action: 'Give and leave a line',
  },
};
