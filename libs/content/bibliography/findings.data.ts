/** A finding in one sentence or two, and where it was read. */
export type Finding = { text: string; source: string };

/** Findings of publications by id. Each was read in the source beside it; nothing is added from memory. */
export const findings: Readonly<Record<string, Finding>> = {
  'symbolic-communication-1978': {
    text: 'Two chimpanzees used symbols to tell each other which of eleven foods was hidden. Without the symbols, they could not do it.',
    source: 'the abstract',
  },
  'language-research-status-1978': {
    text: 'A review of ape-language research. It reports evidence that apes learn words through use and social relationships.',
    source: 'the abstract, docslib.org 1482045',
  },
  'reference-linguistic-essential-1980': {
    text: 'Three chimpanzees learned to label foods and tools. Two of them could then sort many objects when they saw only the symbols. Lana could not, which shows that apes can use symbols without understanding what they stand for.',
    source: 'the abstract, scilit.com',
  },
  'verbal-behavior-procedural-1984': {
    text: 'Describes an ape-language project in terms of behavior analysis and compares its training with that of pigeons.',
    source: 'the abstract, scilit.com',
  },
  'capacity-to-acquire-language-1985': {
    text: 'Presents data on a bonobo who is learning to use symbols spontaneously, and proposes definitions of symbol use that apply across species.',
    source: 'the abstract, royalsocietypublishing.org',
  },
  'ape-language-1986': {
    text: 'Describes how two chimpanzees, Sherman and Austin, came to request, name and understand things with symbols, and to use symbols with each other.',
    source: 'the dedication and the table of contents, ebin.pub',
  },
  'spontaneous-symbol-acquisition-1986': {
    text: 'Two bonobos learned to use symbols by watching others, without training, and also understood spoken English words.',
    source: 'the abstract',
  },
  'summation-1987': {
    text: 'Two chimpanzees chose the tray with more chocolates, adding up two food wells on each tray, in more than 90% of trials.',
    source: 'the abstract, chocolate.wiki/chimpchoc.html',
  },
  'symbolic-cross-modal-transfer-1988': {
    text: 'Without training for the task, two chimpanzees matched symbols with objects that they touched, and a bonobo matched words that he heard with pictures and symbols.',
    source: 'the abstract, mdanderson.elsevierpure.com',
  },
  'lana-learns-to-count-1989': {
    text: 'In the final test, Lana removed the number of boxes that matched a numeral from 1 to 3 in more than 80% of trials.',
    source: 'the abstract, mdanderson.elsevierpure.com',
  },
  'vocal-communication-rearing-1991': {
    text: 'Kanzi produced four vocalizations that four other bonobos did not, which suggests that he learned them.',
    source: 'the abstract, link.springer.com',
  },
  'child-and-chimp-1993': {
    text: 'Chimpanzees and bonobos repeated others’ symbols for purposes such as agreement or request, as children do, but their utterances were shorter.',
    source: 'the abstract, Cambridge University Press',
  },
  'pan-the-tool-maker-1993': {
    text: 'Kanzi learned to strike usable flakes from stone, and also made them by throwing, which was his own idea. He was not yet as skilled as the earliest known toolmakers.',
    source: 'the abstract, discovery.researcher.life',
  },
  'kanzi-1994': {
    text: 'Tells the story of Kanzi, who at 14 understood spoken English and asked and answered questions with a keyboard, and gives a history of ape-language research.',
    source: 'reviews by Publishers Weekly and Kirkus Reviews',
  },
  'ape-and-child-implications': {
    text: 'A nine-year-old bonobo and a two-year-old child both understood new requests among 660 new spoken sentences.',
    source: 'the abstract',
  },
  'comprehension-skills-1997': {
    text: 'Panbanisha, who was around speech and symbols from her seventh week, responded correctly to 77% of 145 sentences; Tamuli, who first met them at three and a half years, to 6%.',
    source: 'the abstract',
  },
  'apes-language-and-the-human-mind-1998': {
    text: 'Reports that one ape reached the language and thinking skills of a child of two and a half, and discusses what this means for linguistics, psychology and anthropology.',
    source: 'the publisher’s description, readfree.net',
  },
  'stone-tool-making-1999': {
    text: 'After two more years, Kanzi’s stone working had improved and he chose larger, heavier flakes as tools, but his tools still differed from those of early hominids.',
    source: 'the abstract, scribd 42660632',
  },
  'observational-word-learning-2000': {
    text: 'Two bonobos connected new words with objects after few exposures, even when they could not see the object.',
    source: 'the abstract, references.equine-behaviour.de',
  },
  'ape-consciousness-2000': {
    text: 'Reviews work with bonobos who understand speech and argues that it opens a way to study their consciousness.',
    source: 'the abstract, bioone.org',
  },
  'spatial-memory-2002': {
    text: 'In a forest of 20 hectares, a bonobo went to the place named by a lexigram on its first move in 99 of 127 trials with food.',
    source: 'the abstract, Springer',
  },
  'vocal-production-2003': {
    text: 'Kanzi’s vocalizations differed in structure depending on the context in which he produced them.',
    source: 'the abstract, link.springer.com',
  },
  'culture-prefigures-cognition-2005': {
    text: 'Argues that test results of apes depend strongly on the culture in which they were raised.',
    source: 'the abstract, ojs.ehu.eus',
  },
  'representational-play-2006': {
    text: 'Chimpanzees and bonobos showed every level of representational play seen in children. Only apes with a symbol system showed true pretense.',
    source: 'the abstract, ERIC EJ738991',
  },
  'welfare-of-apes-2007': {
    text: 'Argues that people’s view of apes shapes how they are kept, and that bonobos with language can comment on their own welfare.',
    source: 'the abstract, PubMed 17484674',
  },
  'semiotic-combinations-2011': {
    text: 'Two bonobos and a chimpanzee combined symbols and gestures in a consistent order, as two-year-old children do, but combinations made up a smaller share of what they produced.',
    source: 'the abstract, doi.org/10.1177/0142723710391872',
  },
  'nonhuman-primates-declare-2011': {
    text: 'Three apes made spontaneous statements, including some about past and future events, but statements were a smaller share of what they said than of what two children said.',
    source: 'the abstract, PMC3079886',
  },
  'stone-tools-2012': {
    text: 'Kanzi and Panbanisha made many kinds of flint tools and used them in different ways, such as scraping, drilling and digging.',
    source: 'the abstract, PNAS',
  },
  'gestural-and-symbolic-development-2014': {
    text: 'Gestures supported the development of symbols in a chimpanzee, a bonobo and a child, and the move from gesture to symbol was most pronounced in the child.',
    source: 'the abstract, PMC4214247',
  },
  'research-into-ape-language-2012': {
    text: 'Traces how Savage-Rumbaugh’s work turned from natural science toward the humanities.',
    source: 'the abstract, vdocument.in',
  },
  'reversible-sentences-2022': {
    text: 'Kanzi’s responses to sentences that depend on word order were right far more often than chance.',
    source: 'the abstract, PMC9355523',
  },
};
