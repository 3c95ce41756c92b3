import type { SiteWord } from '@paniscus/domain/keyboard';

/** Content of the celebration page about Kanzi. Every fact has a public source. */
export type CelebrationContent = {
  title: string;
  lead: string;
  dates: string;
  sign: SiteWord;
  life: { title: string; paragraphs: readonly string[] };
  pictures: { title: string; pauseLabel: string; titleScreenLink: string };
  /** Facts dated to the day or the year, in chronological order. */
  keyDates: {
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
  memoryWall: { title: string; lead: string; empty: string; invitation: string; action: string };
};

export const celebrationContent: CelebrationContent = {
  title: 'Celebrating Kanzi',
  lead: 'A bonobo who learned to communicate with people, and who changed how many of us think about apes.',
  dates: 'October 28, 1980 – March 18, 2025',
  sign: 'Kanzi',
  life: {
    title: 'A life among people and apes',
    paragraphs: [
      'Kanzi was born on October 28, 1980, at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours he was adopted by Matata.',
      'In 1985 he moved to the Language Research Center at Georgia State University, and in 2004 to the Great Ape Trust in Des Moines, Iowa.',
      'He died in Des Moines on March 18, 2025, at age 44. The Ape Initiative, which had cared for him since 2013, announced his death.',
    ],
  },
  pictures: {
    title: 'Drawings in his memory',
    pauseLabel: 'Pause the pictures',
    titleScreenLink: 'Open the title screen (for events)',
  },
  keyDates: {
    title: 'A life in dates',
    label: 'Dates we could verify',
    list: [
      {
        date: 'October 28, 1980',
        dateTime: '1980-10-28',
        text: 'He is born at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours, Matata adopts him.',
      },
      {
        date: '1985',
        dateTime: '1985',
        text: 'He moves to the Language Research Center at Georgia State University.',
      },
      {
        date: '1986',
        dateTime: '1986',
        text: 'A study reports that he learned to use symbols without being trained, by watching others.',
      },
      {
        date: '1994',
        dateTime: '1994',
        text: 'A book is named after him: Kanzi: The Ape at the Brink of the Human Mind, by Sue Savage-Rumbaugh and Roger Lewin.',
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
        date: 'March 18, 2025',
        dateTime: '2025-03-18',
        text: 'He dies in Des Moines at age 44. He had been treated for heart disease.',
      },
    ],
    more: 'Works about him',
  },
  film: {
    title: 'A quiet moment',
    text: 'An animated drawing of a forest, without sound. Once started, it loops until you pause it.',
    publishedOn: '2026-11-22',
  },
  memoryWall: {
    title: 'The memory wall',
    lead: 'Messages from people who gave in memory or in honor of someone.',
    empty: 'No messages yet.',
    invitation: 'When you give, you can leave a message for someone you remember or honor.',
    action: 'Give and leave a message',
  },
};
