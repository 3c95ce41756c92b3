import type { ReadingChapter } from '../reading/reading.types.ts';

export const studies = [
  {
    title: 'Lana, and a machine that read',
    label: '1971 – 1977',
    mark: 'Lana',
    paragraphs: [
      'In 1971 Ernst von Glasersfeld coined the word lexigram, made the first 120 of them and wrote a grammar. From 1973 the chimpanzee Lana was the first to be taught the language, which was named Yerkish.',
      'She pressed signs on keys; a computer parsed what she had pressed and answered with food, drink, music, a short film or an open window. What had been said no longer hung on what a person thought they had seen.',
    ],
    works: [
      {
        work: 'Von Glasersfeld and others, “A computer mediates communication with a chimpanzee”. Computers and Automation 22(7), 1973, 3–6.',
      },
      { work: 'Rumbaugh (ed.), Language Learning by a Chimpanzee: The LANA Project. Academic Press, 1977.' },
    ],
  },
  {
    title: 'Sherman and Austin',
    label: '1978',
    mark: 'give',
    paragraphs: [
      'Two chimpanzees named eleven foods to each other by signs when only one of them knew which food it was. When the signs were taken away they could not do it.',
      'Then, unprompted, each asked the other for particular foods by name, and they shared. It is a test worth remembering: the one who knew was an ape, and the one who had to be told was an ape.',
    ],
    works: [
      {
        work: 'Savage-Rumbaugh, Rumbaugh and Boysen, “Symbolic communication between two chimpanzees (Pan troglodytes)”. Science 201, 1978, 641–644.',
        href: 'https://doi.org/10.1126/science.675251',
      },
      { work: 'Savage-Rumbaugh, Ape Language: From Conditioned Response to Symbol. Columbia, 1986.' },
    ],
  },
  {
    title: 'Kanzi reads along',
    label: '1986',
    mark: 'Kanzi',
    paragraphs: [
      'The chimpanzees had been trained, sign by sign. Kanzi and Mulika, two bonobos, were not. They watched others use the signs, and began to use them.',
      'They also came to understand spoken English words, and could find the sign for a word they heard. Kanzi began to ask for things in which he was neither the one who acts nor the one who gets. Within the time of the study 46 signs were counted for him, and 37 for Mulika.',
    ],
    signs: {
      caption: 'Among Kanzi’s first, at 30 to 35 months',
      words: ['orange', 'banana', 'coffee', 'juice'],
    },
    works: [
      {
        work: 'Savage-Rumbaugh, McDonald, Sevcik, Hopkins and Rubert, “Spontaneous symbol acquisition and communicative use by pygmy chimpanzees (Pan paniscus)”. Journal of Experimental Psychology: General 115(3), 1986, 211–235.',
      },
    ],
  },
  {
    title: '660 sentences nobody had said before',
    label: 'Comprehension',
    mark: 'question',
    paragraphs: [
      'A bonobo of nine years and a child of two were given the same 660 new sentences in spoken English. Neither had been trained to understand speech; both had heard it, and seen the signs, from infancy.',
      'Both understood new requests. The bonobo did better than the child where the order of words, or one phrase inside another, made the difference. The child did better where two things were joined by “and”, which asks more of short-term memory.',
      'A later study put 145 sentences to two sibling bonobos, Panbanisha and Tamuli. Panbanisha, among speech and signs from her seventh week, answered 77 % correctly. Tamuli, who came to them at three and a half years, 6 %. When one begins seems to matter a great deal.',
    ],
    works: [
      {
        work: '“Language comprehension in ape and child: evolutionary implications”. Springer, Research and Perspectives in Alzheimer’s Disease.',
        href: 'https://doi.org/10.1007/978-3-642-46759-2_4',
      },
      {
        work: 'Williams, Brakke and Savage-Rumbaugh, “Comprehension skills of language-competent and nonlanguage-competent apes”. Language & Communication 17(4), 1997, 301–317.',
        href: 'https://doi.org/10.1016/S0271-5309(97)00012-8',
      },
    ],
  },
  {
    title: 'A road sign in the forest',
    label: '20 hectares, 2002',
    mark: 'outdoors',
    paragraphs: [
      'A young bonobo was shown a sign beside the place where it slept. The lexigram on it told where in the forest food was hidden: one of 15 places, up to 170 metres off, and only two of them in sight.',
      'In a second experiment the sign stood somewhere else each time, the goal was a toy up to 650 metres away, and the people who went along were never told where.',
    ],
    figures: {
      caption: 'Straight to the place that the sign named',
      rows: [
        { value: '99 of 127', text: 'trials with food, on the first move' },
        { value: '12 of 12', text: 'trials with a toy, by an efficient path, people following' },
      ],
    },
    works: [
      {
        work: 'Menzel, Savage-Rumbaugh and Menzel, “Bonobo (Pan paniscus) spatial memory and communication in a 20-hectare forest”. International Journal of Primatology, 2002.',
        href: 'https://doi.org/10.1023/A:1014925802015',
      },
    ],
  },
  {
    title: 'Edges of stone',
    label: '1993 – 2012',
    mark: 'hand',
    paragraphs: [
      'Language was not all. From the early nineties on, archaeologists followed how Kanzi struck stones and used what broke off.',
      'In 2012 it was reported that Kanzi and Panbanisha struck many kinds of flint tools, and used them for what they suited: small flakes to drill and scrape a log open, thick ones as axes and wedges, others to dig food out of the ground.',
    ],
    works: [
      {
        work: 'Toth, Schick, Savage-Rumbaugh, Sevcik and Rumbaugh, “Pan the tool-maker”. Journal of Archaeological Science, 1993.',
      },
      {
        work: 'Schick, Toth, Garufi, Savage-Rumbaugh, Rumbaugh and Sevcik, “Continuing investigations into the stone tool-making and tool-using capabilities of a bonobo (Pan paniscus)”. Journal of Archaeological Science 26, 1999, 821–832.',
      },
      {
        work: 'Roffman, Savage-Rumbaugh, Rubert-Pugh, Ronen and Nevo, “Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus)”. PNAS 109(36), 2012, 14500–14503.',
        href: 'https://doi.org/10.1073/pnas.1212855109',
      },
    ],
  },
  {
    title: 'How well a word fits its sign',
    label: 'A test on a poster',
    paragraphs: [
      'A poster by Rabinowitz and Pruetz gives what many papers leave out: how often a test goes wrong, and with which words. “Peanut” was answered correctly in 97.3 % of its trials, “can” in 22.7 %.',
    ],
    figures: {
      caption: 'Correct, of all trials',
      rows: [
        { value: '76.2 %', text: 'from the English word to the picture' },
        { value: '73.4 %', text: 'from the English word to the lexigram' },
        { value: '65.4 %', text: 'from the lexigram to the picture' },
      ],
    },
    works: [{ work: 'Rabinowitz and Pruetz, a poster on tests of words, signs and pictures.' }],
  },
] as const satisfies readonly ReadingChapter[];
