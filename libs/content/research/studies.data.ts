import type { ReadingChapter } from '../reading/reading.types.ts';

export const studies = [
  {
    title: 'Lana and the computer',
    label: '1971–1977',
    sign: 'Lana',
    paragraphs: [
      'In 1971 Ernst von Glasersfeld coined the word “lexigram,” created the first 120 lexigrams and wrote a grammar. The chimpanzee Lana was the first to be taught the language, Yerkish, starting in 1973.',
      'She pressed keys with lexigrams. A computer parsed each request and answered with food, drink, music, a short film or an open window. The record no longer depended on what a person thought they had seen.',
    ],
    works: [
      {
        work: 'Von Glasersfeld and others, “A computer mediates communication with a chimpanzee.” Computers and Automation 22(7), 1973, 3–6.',
      },
      { work: 'Rumbaugh (ed.), Language Learning by a Chimpanzee: The LANA Project. Academic Press, 1977.' },
    ],
  },
  {
    title: 'Sherman and Austin',
    label: '1978',
    sign: 'give',
    paragraphs: [
      'Two chimpanzees used symbols to tell each other which of eleven foods was hidden when only one of them knew. Without the symbols, they could not do it.',
      'Each also asked the other for specific foods, without prompting, and they shared. In this test, both the one who knew and the one who needed to know were apes.',
    ],
    works: [
      {
        work: 'Savage-Rumbaugh, Rumbaugh and Boysen, “Symbolic communication between two chimpanzees (Pan troglodytes).” Science 201, 1978, 641–644.',
        href: 'https://doi.org/10.1126/science.675251',
      },
      { work: 'Savage-Rumbaugh, Ape Language: From Conditioned Response to Symbol. Columbia, 1986.' },
    ],
  },
  {
    title: 'Kanzi learns by watching',
    label: '1986',
    sign: 'Kanzi',
    paragraphs: [
      'The chimpanzees had been trained one symbol at a time. Kanzi and Mulika, two bonobos, were not. They watched others use the symbols and began to use them.',
      'They also came to understand spoken English words and could find the symbol for a word they heard. Kanzi began to make requests in which he was neither the one acting nor the one receiving. During the study, 46 symbols were counted for him and 37 for Mulika.',
    ],
    signs: {
      caption: 'Words reported for Kanzi at 30 to 35 months, in signs drawn for this site',
      words: ['orange', 'banana', 'coffee', 'juice'],
    },
    works: [
      {
        work: 'Savage-Rumbaugh, McDonald, Sevcik, Hopkins and Rubert, “Spontaneous symbol acquisition and communicative use by pygmy chimpanzees (Pan paniscus).” Journal of Experimental Psychology: General 115(3), 1986, 211–235.',
      },
    ],
  },
  {
    title: '660 new sentences',
    label: 'Comprehension',
    sign: 'question',
    paragraphs: [
      'A nine-year-old bonobo and a two-year-old child were given the same 660 new sentences in spoken English. Neither had been trained to understand speech. Both had heard speech and seen lexigrams since infancy.',
      'Both understood new requests. The bonobo did better than the child when the meaning depended on word order or on one phrase inside another. The child did better when two things were joined by “and,” which asks more of short-term memory.',
      'A later study put 145 sentences to two sibling bonobos, Panbanisha and Tamuli. Panbanisha, who was around speech and lexigrams from her seventh week, responded correctly to 77%. Tamuli, who first met them at three and a half years, responded correctly to 6%. The age at first exposure seems to matter a great deal.',
    ],
    works: [
      {
        work: '“Language comprehension in ape and child: evolutionary implications.” Springer, Research and Perspectives in Alzheimer’s Disease.',
        href: 'https://doi.org/10.1007/978-3-642-46759-2_4',
      },
      {
        work: 'Williams, Brakke and Savage-Rumbaugh, “Comprehension skills of language-competent and nonlanguage-competent apes.” Language & Communication 17(4), 1997, 301–317.',
        href: 'https://doi.org/10.1016/S0271-5309(97)00012-8',
      },
    ],
  },
  {
    title: 'A road sign in the forest',
    label: '20 hectares, 2002',
    sign: 'outdoors',
    paragraphs: [
      'A young bonobo was shown a road sign near the sleeping quarters. The lexigram on it named where in the forest food was hidden: one of 15 places up to 170 meters away, only two of them in sight.',
      'In a second experiment, the road sign was in a different place each time, the goal was a toy up to 650 meters away, and the people who came along did not know where it was.',
    ],
    figures: {
      caption: 'Straight to the place that the sign named',
      rows: [
        { value: '99 of 127', text: 'trials with food, on the first move' },
        { value: '12 of 12', text: 'trials with a toy, by an efficient path, with people following' },
      ],
    },
    works: [
      {
        work: 'Menzel, Savage-Rumbaugh and Menzel, “Bonobo (Pan paniscus) spatial memory and communication in a 20-hectare forest.” International Journal of Primatology, 2002.',
        href: 'https://doi.org/10.1023/A:1014925802015',
      },
    ],
  },
  {
    title: 'Edges of stone',
    label: '1993–2012',
    sign: 'hand',
    paragraphs: [
      'Language was not the only subject. Starting in the early 1990s, archaeologists studied how Kanzi made and used stone flakes.',
      'A 2012 study reported that Kanzi and Panbanisha made many kinds of flint tools and used them in different ways: small flakes to drill and scrape a log open, thick ones as axes and wedges, and others to dig food out of the ground.',
    ],
    works: [
      {
        work: 'Toth, Schick, Savage-Rumbaugh, Sevcik and Rumbaugh, “Pan the tool-maker.” Journal of Archaeological Science, 1993.',
      },
      {
        work: 'Schick, Toth, Garufi, Savage-Rumbaugh, Rumbaugh and Sevcik, “Continuing investigations into the stone tool-making and tool-using capabilities of a bonobo (Pan paniscus).” Journal of Archaeological Science 26, 1999, 821–832.',
      },
      {
        work: 'Roffman, Savage-Rumbaugh, Rubert-Pugh, Ronen and Nevo, “Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus).” PNAS 109(36), 2012, 14500–14503.',
        href: 'https://doi.org/10.1073/pnas.1212855109',
      },
    ],
  },
  {
    title: 'How well words were matched',
    label: 'A poster',
    paragraphs: [
      'A poster by Rabinowitz and Pruetz reports results word by word: “peanut” was answered correctly in 97.3% of its trials, “can” in 22.7%.',
    ],
    figures: {
      caption: 'Correct answers, out of all trials',
      rows: [
        { value: '76.2%', text: 'from the English word to the picture' },
        { value: '73.4%', text: 'from the English word to the lexigram' },
        { value: '65.4%', text: 'from the lexigram to the picture' },
      ],
    },
    works: [{ work: 'Rabinowitz and Pruetz, a poster on tests of words, signs and pictures.' }],
  },
] as const satisfies readonly ReadingChapter[];
