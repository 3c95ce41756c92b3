/** How each work is cited. Written by `node tools/bibliography.ts`, which see; not by hand. */
export const citations: Readonly<Record<string, { apa: string; bibtex: string; ris: string }>> = {
  'mother-infant-behavior-1975': {
    apa: 'Savage, E. S. (1975). Mother-infant behavior in group-living captive chimpanzees [PhD thesis]. University of Oklahoma.',
    bibtex:
      '@phdthesis{mother_infant_behavior_1975,\n\tauthor = {Savage, E. S.},\n\tyear = {1975},\n\tschool = {University of Oklahoma},\n\ttitle = {Mother-infant behavior in group-living captive chimpanzees},\n}',
    ris: 'TY  - THES\nAU  - Savage, E. S.\nDA  - 1975///\nPY  - 1975\nID  - mother-infant-behavior-1975\nLA  - en\nM3  - PhD thesis\nPB  - University of Oklahoma\nTI  - Mother-infant behavior in group-living captive chimpanzees\nER  - ',
  },
  'sexual-morphology-1978': {
    apa: 'Savage, S., & Bakeman, R. (1978). Sexual morphology and behavior in Pan paniscus. In Chivers & Herbert (Eds.), Recent Advances in Primatology (Vol. 1, pp. 613–616). Academic Press.',
    bibtex:
      '@inbook{sexual_morphology_1978,\n\tauthor = {Savage, S. and Bakeman, R.},\n\tbooktitle = {Recent {Advances} in {Primatology}},\n\teditor = {{Chivers} and {Herbert}},\n\tyear = {1978},\n\tpages = {613--616},\n\tpublisher = {Academic Press},\n\ttitle = {Sexual morphology and behavior in {Pan} paniscus},\n\tvolume = {1},\n}',
    ris: 'TY  - CHAP\nA2  - Chivers\nA2  - Herbert\nAU  - Savage, S.\nAU  - Bakeman, R.\nID  - sexual-morphology-1978\nLA  - en\nPB  - Academic Press\nPY  - 1978\nSP  - 613\nEP  - 616\nT2  - Recent Advances in Primatology\nTI  - Sexual morphology and behavior in Pan paniscus\nVL  - 1\nER  - ',
  },
  'symbolic-communication-1978': {
    apa: 'Savage-Rumbaugh, E. S., Rumbaugh, D. M., & Boysen, S. (1978). Symbolic communication between two chimpanzees (Pan troglodytes). Science, 201(4356), 641–644. https://doi.org/10.1126/science.675251',
    bibtex:
      '@article{symbolic_communication_1978,\n\tauthor = {Savage-Rumbaugh, E. S. and Rumbaugh, D. M. and Boysen, S.},\n\tjournal = {Science},\n\tdoi = {10.1126/science.675251},\n\tnumber = {4356},\n\tyear = {1978},\n\tnote = {Not checked: authors.},\n\tpages = {641--644},\n\ttitle = {Symbolic communication between two chimpanzees ({Pan} troglodytes)},\n\tvolume = {201},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, E. S.\nAU  - Rumbaugh, D. M.\nAU  - Boysen, S.\nDA  - 1978///\nPY  - 1978\nDO  - 10.1126/science.675251\nID  - symbolic-communication-1978\nIS  - 4356\nLA  - en\nN1  - Not checked: authors.\nSP  - 641\nEP  - 644\nT2  - Science\nTI  - Symbolic communication between two chimpanzees (Pan troglodytes)\nVL  - 201\nER  - ',
  },
  'tool-use-and-exchange-1978': {
    apa: 'Savage-Rumbaugh, E. S., Rumbaugh, D. M., & Boysen, S. (1978). Linguistically mediated tool use and exchange by chimpanzees (Pan troglodytes). Behavioral and Brain Sciences. https://doi.org/10.1017/S0140525X00076536',
    bibtex:
      '@article{tool_use_and_exchange_1978,\n\tauthor = {Savage-Rumbaugh, E. S. and Rumbaugh, D. M. and Boysen, S.},\n\tjournal = {Behavioral and Brain Sciences},\n\tdoi = {10.1017/S0140525X00076536},\n\tyear = {1978},\n\ttitle = {Linguistically mediated tool use and exchange by chimpanzees ({Pan} troglodytes)},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, E. S.\nAU  - Rumbaugh, D. M.\nAU  - Boysen, S.\nDA  - 1978///\nPY  - 1978\nDO  - 10.1017/S0140525X00076536\nID  - tool-use-and-exchange-1978\nLA  - en\nT2  - Behavioral and Brain Sciences\nTI  - Linguistically mediated tool use and exchange by chimpanzees (Pan troglodytes)\nER  - ',
  },
  'tool-use-and-exchange-reprint': {
    apa: 'Savage-Rumbaugh, E. S., Rumbaugh, D. M., & Boysen, S. (n.d.). Linguistically mediated tool use and exchange by chimpanzees (Pan troglodytes). In Speaking of Apes. Springer. https://doi.org/10.1007/978-1-4613-3012-7_18',
    bibtex:
      '@inbook{tool_use_and_exchange_reprint,\n\tauthor = {Savage-Rumbaugh, E. S. and Rumbaugh, D. M. and Boysen, S.},\n\tbooktitle = {Speaking of {Apes}},\n\tdoi = {10.1007/978-1-4613-3012-7_18},\n\tnote = {Reprint of the article of 1978. Not checked: year.},\n\tpublisher = {Springer},\n\ttitle = {Linguistically mediated tool use and exchange by chimpanzees ({Pan} troglodytes)},\n}',
    ris: 'TY  - CHAP\nAU  - Savage-Rumbaugh, E. S.\nAU  - Rumbaugh, D. M.\nAU  - Boysen, S.\nDO  - 10.1007/978-1-4613-3012-7_18\nID  - tool-use-and-exchange-reprint\nLA  - en\nN1  - Reprint of the article of 1978. Not checked: year.\nPB  - Springer\nT2  - Speaking of Apes\nTI  - Linguistically mediated tool use and exchange by chimpanzees (Pan troglodytes)\nER  - ',
  },
  'language-research-status-1978': {
    apa: 'Rumbaugh, D. M., & Savage-Rumbaugh, S. (1978). Chimpanzee language research: Status and potential. Behavior Research Methods & Instrumentation, 10(2), 119–131.',
    bibtex:
      '@article{language_research_status_1978,\n\tauthor = {Rumbaugh, D. M. and Savage-Rumbaugh, S.},\n\tjournal = {Behavior Research Methods \\& Instrumentation},\n\tnumber = {2},\n\tyear = {1978},\n\tpages = {119--131},\n\ttitle = {Chimpanzee language research: Status and potential},\n\tvolume = {10},\n}',
    ris: 'TY  - JOUR\nAU  - Rumbaugh, D. M.\nAU  - Savage-Rumbaugh, S.\nDA  - 1978///\nPY  - 1978\nID  - language-research-status-1978\nIS  - 2\nLA  - en\nSP  - 119\nEP  - 131\nT2  - Behavior Research Methods & Instrumentation\nTI  - Chimpanzee language research: Status and potential\nVL  - 10\nER  - ',
  },
  'socio-sexual-behavior-1978': {
    apa: 'Savage-Rumbaugh, S., & Wilkerson. (1978). Socio-sexual behavior in Pan paniscus and Pan troglodytes: A comparative study. Journal of Human Evolution.',
    bibtex:
      '@article{socio_sexual_behavior_1978,\n\tauthor = {Savage-Rumbaugh, S. and {Wilkerson}},\n\tjournal = {Journal of Human Evolution},\n\tyear = {1978},\n\tnote = {Not checked: authors and journal.},\n\ttitle = {Socio-sexual behavior in {Pan} paniscus and {Pan} troglodytes: A comparative study},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Wilkerson\nDA  - 1978///\nPY  - 1978\nID  - socio-sexual-behavior-1978\nLA  - en\nN1  - Not checked: authors and journal.\nT2  - Journal of Human Evolution\nTI  - Socio-sexual behavior in Pan paniscus and Pan troglodytes: A comparative study\nER  - ',
  },
  'ape-language-1986': {
    apa: 'Savage-Rumbaugh, S. (1986). Ape Language: From Conditioned Response to Symbol. Columbia University Press.',
    bibtex:
      '@book{ape_language_1986,\n\tauthor = {Savage-Rumbaugh, S.},\n\tisbn = {0-231-06198-6},\n\tyear = {1986},\n\tpublisher = {Columbia University Press},\n\ttitle = {Ape {Language}: From {Conditioned} {Response} to {Symbol}},\n}',
    ris: 'TY  - BOOK\nAU  - Savage-Rumbaugh, S.\nDA  - 1986///\nPY  - 1986\nID  - ape-language-1986\nLA  - en\nPB  - Columbia University Press\nSN  - 0-231-06198-6\nTI  - Ape Language: From Conditioned Response to Symbol\nER  - ',
  },
  'spontaneous-symbol-acquisition-1986': {
    apa: 'Savage-Rumbaugh, S., McDonald, K., Sevcik, R. A., Hopkins, W. D., & Rubert, E. (1986). Spontaneous symbol acquisition and communicative use by pygmy chimpanzees (Pan paniscus). Journal of Experimental Psychology: General, 115(3), 211–235.',
    bibtex:
      '@article{spontaneous_symbol_acquisition_1986,\n\tauthor = {Savage-Rumbaugh, S. and McDonald, K. and Sevcik, R. A. and Hopkins, W. D. and Rubert, E.},\n\tjournal = {Journal of Experimental Psychology: General},\n\tnumber = {3},\n\tyear = {1986},\n\tpages = {211--235},\n\ttitle = {Spontaneous symbol acquisition and communicative use by pygmy chimpanzees ({Pan} paniscus)},\n\tvolume = {115},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - McDonald, K.\nAU  - Sevcik, R. A.\nAU  - Hopkins, W. D.\nAU  - Rubert, E.\nDA  - 1986///\nPY  - 1986\nID  - spontaneous-symbol-acquisition-1986\nIS  - 3\nLA  - en\nSP  - 211\nEP  - 235\nT2  - Journal of Experimental Psychology: General\nTI  - Spontaneous symbol acquisition and communicative use by pygmy chimpanzees (Pan paniscus)\nVL  - 115\nER  - ',
  },
  'summation-1987': {
    apa: 'Rumbaugh, D. M., Savage-Rumbaugh, S., & Hegel, M. T. (1987). Summation in the chimpanzee (Pan troglodytes). Journal of Experimental Psychology: Animal Behavior Processes, 13(2), 107–115.',
    bibtex:
      '@article{summation_1987,\n\tauthor = {Rumbaugh, D. M. and Savage-Rumbaugh, S. and Hegel, M. T.},\n\tjournal = {Journal of Experimental Psychology: Animal Behavior Processes},\n\tnumber = {2},\n\tyear = {1987},\n\tpages = {107--115},\n\ttitle = {Summation in the chimpanzee ({Pan} troglodytes)},\n\tvolume = {13},\n}',
    ris: 'TY  - JOUR\nAU  - Rumbaugh, D. M.\nAU  - Savage-Rumbaugh, S.\nAU  - Hegel, M. T.\nDA  - 1987///\nPY  - 1987\nID  - summation-1987\nIS  - 2\nLA  - en\nSP  - 107\nEP  - 115\nT2  - Journal of Experimental Psychology: Animal Behavior Processes\nTI  - Summation in the chimpanzee (Pan troglodytes)\nVL  - 13\nER  - ',
  },
  'grammatical-combination-1990': {
    apa: 'Greenfield, P. M., & Savage-Rumbaugh, S. (1990). Grammatical combination in Pan paniscus….',
    bibtex:
      '@inbook{grammatical_combination_1990,\n\tauthor = {Greenfield, P. M. and Savage-Rumbaugh, S.},\n\tyear = {1990},\n\tnote = {Not checked: the full title, and the book in which it stands.},\n\ttitle = {Grammatical combination in {Pan} paniscus...},\n}',
    ris: 'TY  - CHAP\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nID  - grammatical-combination-1990\nLA  - en\nN1  - Not checked: the full title, and the book in which it stands.\nPY  - 1990\nTI  - Grammatical combination in Pan paniscus…\nER  - ',
  },
  'imitation-and-protogrammar-1991': {
    apa: 'Greenfield, P. M., & Savage-Rumbaugh, S. (1991). Imitation, grammatical development, and the invention of protogrammar by an ape. https://doi.org/10.4324/9781315807553-17',
    bibtex:
      '@inbook{imitation_and_protogrammar_1991,\n\tauthor = {Greenfield, P. M. and Savage-Rumbaugh, S.},\n\tdoi = {10.4324/9781315807553-17},\n\tyear = {1991},\n\tnote = {The DOI is that of the chapter in the e-book.},\n\ttitle = {Imitation, grammatical development, and the invention of protogrammar by an ape},\n}',
    ris: 'TY  - CHAP\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nDO  - 10.4324/9781315807553-17\nID  - imitation-and-protogrammar-1991\nLA  - en\nN1  - The DOI is that of the chapter in the e-book.\nPY  - 1991\nTI  - Imitation, grammatical development, and the invention of protogrammar by an ape\nER  - ',
  },
  'child-and-chimp-1993': {
    apa: 'Greenfield, P. M., & Savage-Rumbaugh, S. (1993). Comparing communicative competence in child and chimp: The pragmatics of repetition. Journal of Child Language.',
    bibtex:
      '@article{child_and_chimp_1993,\n\tauthor = {Greenfield, P. M. and Savage-Rumbaugh, S.},\n\tjournal = {Journal of Child Language},\n\tyear = {1993},\n\ttitle = {Comparing communicative competence in child and chimp: The pragmatics of repetition},\n}',
    ris: 'TY  - JOUR\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nDA  - 1993///\nPY  - 1993\nID  - child-and-chimp-1993\nLA  - en\nT2  - Journal of Child Language\nTI  - Comparing communicative competence in child and chimp: The pragmatics of repetition\nER  - ',
  },
  'pan-the-tool-maker-1993': {
    apa: 'Toth, N., Schick, K. D., Savage-Rumbaugh, S., Sevcik, R. A., & Rumbaugh, D. M. (1993). Pan the tool-maker…. Journal of Archaeological Science.',
    bibtex:
      '@article{pan_the_tool_maker_1993,\n\tauthor = {Toth, N. and Schick, K. D. and Savage-Rumbaugh, S. and Sevcik, R. A. and Rumbaugh, D. M.},\n\tjournal = {Journal of Archaeological Science},\n\tyear = {1993},\n\tnote = {Not checked: the full title.},\n\ttitle = {Pan the tool-maker...},\n}',
    ris: 'TY  - JOUR\nAU  - Toth, N.\nAU  - Schick, K. D.\nAU  - Savage-Rumbaugh, S.\nAU  - Sevcik, R. A.\nAU  - Rumbaugh, D. M.\nDA  - 1993///\nPY  - 1993\nID  - pan-the-tool-maker-1993\nLA  - en\nN1  - Not checked: the full title.\nT2  - Journal of Archaeological Science\nTI  - Pan the tool-maker…\nER  - ',
  },
  'kanzi-1994': {
    apa: 'Savage-Rumbaugh, S., & Lewin. (1994). Kanzi: The Ape at the Brink of the Human Mind. Wiley.',
    bibtex:
      '@book{kanzi_1994,\n\taddress = {New York},\n\tauthor = {Savage-Rumbaugh, S. and {Lewin}},\n\tisbn = {0-471-15959-X},\n\tyear = {1994},\n\tnote = {The ISBN is that of the paperback of 1996.},\n\tpublisher = {Wiley},\n\ttitle = {Kanzi: The {Ape} at the {Brink} of the {Human} {Mind}},\n}',
    ris: 'TY  - BOOK\nAU  - Savage-Rumbaugh, S.\nAU  - Lewin\nCY  - New York\nDA  - 1994///\nPY  - 1994\nID  - kanzi-1994\nLA  - en\nN1  - The ISBN is that of the paperback of 1996.\nPB  - Wiley\nSN  - 0-471-15959-X\nTI  - Kanzi: The Ape at the Brink of the Human Mind\nER  - ',
  },
  'ape-and-child-implications': {
    apa: 'Language comprehension in ape and child: Evolutionary implications. (n.d.). In Research and Perspectives in Alzheimer’s Disease. Springer. https://doi.org/10.1007/978-3-642-46759-2_4',
    bibtex:
      '@inbook{ape_and_child_implications,\n\tbooktitle = {Research and {Perspectives} in {Alzheimer}\\textquoteright{}s {Disease}},\n\tdoi = {10.1007/978-3-642-46759-2_4},\n\tnote = {Not checked: authors and year.},\n\tpublisher = {Springer},\n\ttitle = {Language comprehension in ape and child: Evolutionary implications},\n}',
    ris: 'TY  - CHAP\nDO  - 10.1007/978-3-642-46759-2_4\nID  - ape-and-child-implications\nLA  - en\nN1  - Not checked: authors and year.\nPB  - Springer\nT2  - Research and Perspectives in Alzheimer’s Disease\nTI  - Language comprehension in ape and child: Evolutionary implications\nER  - ',
  },
  'language-skills-comprehension-1995': {
    apa: 'Brakke, K. E., & Savage-Rumbaugh, S. (1995). The development of language skills in bonobo and chimpanzee—I. Comprehension. Language & Communication, 15(2), 121–148.',
    bibtex:
      '@article{language_skills_comprehension_1995,\n\tauthor = {Brakke, K. E. and Savage-Rumbaugh, S.},\n\tjournal = {Language \\& Communication},\n\tnumber = {2},\n\tyear = {1995},\n\tpages = {121--148},\n\ttitle = {The development of language skills in bonobo and chimpanzee---{I}. {Comprehension}},\n\tvolume = {15},\n}',
    ris: 'TY  - JOUR\nAU  - Brakke, K. E.\nAU  - Savage-Rumbaugh, S.\nDA  - 1995///\nPY  - 1995\nID  - language-skills-comprehension-1995\nIS  - 2\nLA  - en\nSP  - 121\nEP  - 148\nT2  - Language & Communication\nTI  - The development of language skills in bonobo and chimpanzee—I. Comprehension\nVL  - 15\nER  - ',
  },
  'language-perceived-1996': {
    apa: 'Savage-Rumbaugh, S., Williams, S. L., Furuichi, & Kano. (1996). Language perceived: Paniscus branches out.',
    bibtex:
      '@inbook{language_perceived_1996,\n\tauthor = {Savage-Rumbaugh, S. and Williams, S. L. and {Furuichi} and {Kano}},\n\tyear = {1996},\n\tnote = {Not checked: title.},\n\ttitle = {Language perceived: Paniscus branches out},\n}',
    ris: 'TY  - CHAP\nAU  - Savage-Rumbaugh, S.\nAU  - Williams, S. L.\nAU  - Furuichi\nAU  - Kano\nID  - language-perceived-1996\nLA  - en\nN1  - Not checked: title.\nPY  - 1996\nTI  - Language perceived: Paniscus branches out\nER  - ',
  },
  'comprehension-skills-1997': {
    apa: 'Williams, S. L., Brakke, K. E., & Savage-Rumbaugh, S. (1997). Comprehension skills of language-competent and nonlanguage-competent apes. Language & Communication, 17(4), 301–317. https://doi.org/10.1016/S0271-5309(97)00012-8',
    bibtex:
      '@article{comprehension_skills_1997,\n\tauthor = {Williams, S. L. and Brakke, K. E. and Savage-Rumbaugh, S.},\n\tjournal = {Language \\& Communication},\n\tdoi = {10.1016/S0271-5309(97)00012-8},\n\tnumber = {4},\n\tyear = {1997},\n\tpages = {301--317},\n\ttitle = {Comprehension skills of language-competent and nonlanguage-competent apes},\n\tvolume = {17},\n}',
    ris: 'TY  - JOUR\nAU  - Williams, S. L.\nAU  - Brakke, K. E.\nAU  - Savage-Rumbaugh, S.\nDA  - 1997///\nPY  - 1997\nDO  - 10.1016/S0271-5309(97)00012-8\nID  - comprehension-skills-1997\nIS  - 4\nLA  - en\nSP  - 301\nEP  - 317\nT2  - Language & Communication\nTI  - Comprehension skills of language-competent and nonlanguage-competent apes\nVL  - 17\nER  - ',
  },
  'apes-language-and-the-human-mind-1998': {
    apa: 'Savage-Rumbaugh, S., Shanker, S. G., & Taylor, T. J. (1998). Apes, Language, and the Human Mind. Oxford University Press.',
    bibtex:
      '@book{apes_language_and_the_human_mind_1998,\n\taddress = {New York},\n\tauthor = {Savage-Rumbaugh, S. and Shanker, S. G. and Taylor, T. J.},\n\tisbn = {0-19-510986-4},\n\tyear = {1998},\n\tpublisher = {Oxford University Press},\n\ttitle = {Apes, {Language}, and the {Human} {Mind}},\n}',
    ris: 'TY  - BOOK\nAU  - Savage-Rumbaugh, S.\nAU  - Shanker, S. G.\nAU  - Taylor, T. J.\nCY  - New York\nDA  - 1998///\nPY  - 1998\nID  - apes-language-and-the-human-mind-1998\nLA  - en\nPB  - Oxford University Press\nSN  - 0-19-510986-4\nTI  - Apes, Language, and the Human Mind\nER  - ',
  },
  'stone-tool-making-1999': {
    apa: 'Schick, Toth, Garufi, Savage-Rumbaugh, S., Rumbaugh, D. M., & Sevcik, R. A. (1999). Continuing investigations into the stone tool-making and tool-using capabilities of a bonobo (Pan paniscus). Journal of Archaeological Science, 26, 821–832.',
    bibtex:
      '@article{stone_tool_making_1999,\n\tauthor = {{Schick} and {Toth} and {Garufi} and Savage-Rumbaugh, S. and Rumbaugh, D. M. and Sevcik, R. A.},\n\tjournal = {Journal of Archaeological Science},\n\tyear = {1999},\n\tpages = {821--832},\n\ttitle = {Continuing investigations into the stone tool-making and tool-using capabilities of a bonobo ({Pan} paniscus)},\n\tvolume = {26},\n}',
    ris: 'TY  - JOUR\nAU  - Schick\nAU  - Toth\nAU  - Garufi\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nAU  - Sevcik, R. A.\nDA  - 1999///\nPY  - 1999\nID  - stone-tool-making-1999\nLA  - en\nSP  - 821\nEP  - 832\nT2  - Journal of Archaeological Science\nTI  - Continuing investigations into the stone tool-making and tool-using capabilities of a bonobo (Pan paniscus)\nVL  - 26\nER  - ',
  },
  'spatial-memory-2002': {
    apa: 'Menzel, C. R., Savage-Rumbaugh, S., & Menzel, E. W. (2002). Bonobo (Pan paniscus) spatial memory and communication in a 20-hectare forest. International Journal of Primatology. https://doi.org/10.1023/A:1014925802015',
    bibtex:
      '@article{spatial_memory_2002,\n\tauthor = {Menzel, C. R. and Savage-Rumbaugh, S. and Menzel, E. W.},\n\tjournal = {International Journal of Primatology},\n\tdoi = {10.1023/A:1014925802015},\n\tyear = {2002},\n\ttitle = {Bonobo ({Pan} paniscus) spatial memory and communication in a 20-hectare forest},\n}',
    ris: 'TY  - JOUR\nAU  - Menzel, C. R.\nAU  - Savage-Rumbaugh, S.\nAU  - Menzel, E. W.\nDA  - 2002///\nPY  - 2002\nDO  - 10.1023/A:1014925802015\nID  - spatial-memory-2002\nLA  - en\nT2  - International Journal of Primatology\nTI  - Bonobo (Pan paniscus) spatial memory and communication in a 20-hectare forest\nER  - ',
  },
  'knapping-and-vocal-expression-2004': {
    apa: 'Savage-Rumbaugh, S., Fields, W. M., & Spircu. (2004). The emergence of knapping and vocal expression embedded in a Pan/Homo culture.',
    bibtex:
      '@article{knapping_and_vocal_expression_2004,\n\tauthor = {Savage-Rumbaugh, S. and Fields, W. M. and {Spircu}},\n\tyear = {2004},\n\tnote = {Not checked: the journal, which is left out.},\n\ttitle = {The emergence of knapping and vocal expression embedded in a {Pan}/{Homo} culture},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Fields, W. M.\nAU  - Spircu\nDA  - 2004///\nPY  - 2004\nID  - knapping-and-vocal-expression-2004\nLA  - en\nN1  - Not checked: the journal, which is left out.\nTI  - The emergence of knapping and vocal expression embedded in a Pan/Homo culture\nER  - ',
  },
  'culture-prefigures-cognition-2005': {
    apa: 'Savage-Rumbaugh, S., Fields, W. M., Segerdahl, P., & Rumbaugh, D. M. (2005). Culture prefigures cognition in Pan/Homo bonobos. Theoria, 20(54), 311–328.',
    bibtex:
      '@article{culture_prefigures_cognition_2005,\n\tauthor = {Savage-Rumbaugh, S. and Fields, W. M. and Segerdahl, P. and Rumbaugh, D. M.},\n\tjournal = {Theoria},\n\tissn = {0495-4548},\n\tnumber = {54},\n\tyear = {2005},\n\tpages = {311--328},\n\ttitle = {Culture prefigures cognition in {Pan}/{Homo} bonobos},\n\tvolume = {20},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Fields, W. M.\nAU  - Segerdahl, P.\nAU  - Rumbaugh, D. M.\nDA  - 2005///\nPY  - 2005\nID  - culture-prefigures-cognition-2005\nIS  - 54\nLA  - en\nSN  - 0495-4548\nSP  - 311\nEP  - 328\nT2  - Theoria\nTI  - Culture prefigures cognition in Pan/Homo bonobos\nVL  - 20\nER  - ',
  },
  'kanzis-primal-language-2005': {
    apa: 'Segerdahl, P., Fields, W. M., & Savage-Rumbaugh, S. (2005). Kanzi’s Primal Language: The Cultural Initiation of Primates into Language. Palgrave Macmillan.',
    bibtex:
      '@book{kanzis_primal_language_2005,\n\tauthor = {Segerdahl, P. and Fields, W. M. and Savage-Rumbaugh, S.},\n\tisbn = {978-1-4039-9604-6},\n\tyear = {2005},\n\tpublisher = {Palgrave Macmillan},\n\ttitle = {Kanzi\\textquoteright{}s {Primal} {Language}: The {Cultural} {Initiation} of {Primates} into {Language}},\n}',
    ris: 'TY  - BOOK\nAU  - Segerdahl, P.\nAU  - Fields, W. M.\nAU  - Savage-Rumbaugh, S.\nDA  - 2005///\nPY  - 2005\nID  - kanzis-primal-language-2005\nLA  - en\nPB  - Palgrave Macmillan\nSN  - 978-1-4039-9604-6\nTI  - Kanzi’s Primal Language: The Cultural Initiation of Primates into Language\nER  - ',
  },
  'welfare-of-apes-2007': {
    apa: 'Savage-Rumbaugh, S., Wamba, K., Wamba, P., & Wamba, N. (2007). Welfare of apes in captive environments: Comments on, and by, a specific group of apes. Journal of Applied Animal Welfare Science, 10(1), 7–19. https://doi.org/10.1080/10888700701277261',
    bibtex:
      '@article{welfare_of_apes_2007,\n\tauthor = {Savage-Rumbaugh, S. and Wamba, K. and Wamba, P. and Wamba, N.},\n\tjournal = {Journal of Applied Animal Welfare Science},\n\tdoi = {10.1080/10888700701277261},\n\tnumber = {1},\n\tyear = {2007},\n\tpages = {7--19},\n\ttitle = {Welfare of apes in captive environments: Comments on, and by, a specific group of apes},\n\tvolume = {10},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Wamba, K.\nAU  - Wamba, P.\nAU  - Wamba, N.\nDA  - 2007///\nPY  - 2007\nDO  - 10.1080/10888700701277261\nID  - welfare-of-apes-2007\nIS  - 1\nLA  - en\nSP  - 7\nEP  - 19\nT2  - Journal of Applied Animal Welfare Science\nTI  - Welfare of apes in captive environments: Comments on, and by, a specific group of apes\nVL  - 10\nER  - ',
  },
  'semiotic-combinations-2011': {
    apa: 'Lyn, Greenfield, P. M., & Savage-Rumbaugh, S. (2011). Semiotic combinations in Pan…. First Language. https://doi.org/10.1177/0142723710391872',
    bibtex:
      '@article{semiotic_combinations_2011,\n\tauthor = {{Lyn} and Greenfield, P. M. and Savage-Rumbaugh, S.},\n\tjournal = {First Language},\n\tdoi = {10.1177/0142723710391872},\n\tyear = {2011},\n\tnote = {Not checked: title.},\n\ttitle = {Semiotic combinations in {Pan}...},\n}',
    ris: 'TY  - JOUR\nAU  - Lyn\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nDA  - 2011///\nPY  - 2011\nDO  - 10.1177/0142723710391872\nID  - semiotic-combinations-2011\nLA  - en\nN1  - Not checked: title.\nT2  - First Language\nTI  - Semiotic combinations in Pan…\nER  - ',
  },
  'nonhuman-primates-declare-2011': {
    apa: 'Lyn, Greenfield, P. M., Savage-Rumbaugh, S., Gillespie-Lynch, & Hopkins, W. D. (2011). Nonhuman primates do declare!….',
    bibtex:
      '@article{nonhuman_primates_declare_2011,\n\tauthor = {{Lyn} and Greenfield, P. M. and Savage-Rumbaugh, S. and {Gillespie-Lynch} and Hopkins, W. D.},\n\tyear = {2011},\n\tnote = {Not checked: title and authors.},\n\ttitle = {Nonhuman primates do declare!...},\n}',
    ris: 'TY  - JOUR\nAU  - Lyn\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nAU  - Gillespie-Lynch\nAU  - Hopkins, W. D.\nC2  - PMC3079886\nDA  - 2011///\nPY  - 2011\nID  - nonhuman-primates-declare-2011\nLA  - en\nN1  - Not checked: title and authors.\nTI  - Nonhuman primates do declare!…\nER  - ',
  },
  'stone-tools-2012': {
    apa: 'Roffman, I., Savage-Rumbaugh, S., Rubert-Pugh, E., Ronen, A., & Nevo, E. (2012). Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus). Proceedings of the National Academy of Sciences, 109(36), 14500–14503. https://doi.org/10.1073/pnas.1212855109',
    bibtex:
      '@article{stone_tools_2012,\n\tauthor = {Roffman, I. and Savage-Rumbaugh, S. and Rubert-Pugh, E. and Ronen, A. and Nevo, E.},\n\tjournal = {Proceedings of the National Academy of Sciences},\n\tdoi = {10.1073/pnas.1212855109},\n\tnumber = {36},\n\tyear = {2012},\n\tpages = {14500--14503},\n\ttitle = {Stone tool production and utilization by bonobo-chimpanzees ({Pan} paniscus)},\n\tvolume = {109},\n}',
    ris: 'TY  - JOUR\nAU  - Roffman, I.\nAU  - Savage-Rumbaugh, S.\nAU  - Rubert-Pugh, E.\nAU  - Ronen, A.\nAU  - Nevo, E.\nDA  - 2012///\nPY  - 2012\nDO  - 10.1073/pnas.1212855109\nID  - stone-tools-2012\nIS  - 36\nLA  - en\nSP  - 14500\nEP  - 14503\nT2  - Proceedings of the National Academy of Sciences\nTI  - Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus)\nVL  - 109\nER  - ',
  },
  'pan-survival-2019': {
    apa: 'Roffman, I., Mizrachi, Chiarelli, Savage-Rumbaugh, S., Rubert-Pugh, E., Fontaine, Panchevre, Ronen, A., & Nevo, E. (2019). Pan survival in the 21st century: Chimpanzee cultural preservation, rehabilitation, and emancipation manifesto. Human Evolution, 34(1–2), 1–19. https://doi.org/10.14673/HE201912047',
    bibtex:
      '@article{pan_survival_2019,\n\tauthor = {Roffman, I. and {Mizrachi} and {Chiarelli} and Savage-Rumbaugh, S. and Rubert-Pugh, E. and {Fontaine} and {Panchevre} and Ronen, A. and Nevo, E.},\n\tjournal = {Human Evolution},\n\tdoi = {10.14673/HE201912047},\n\tnumber = {1-2},\n\tyear = {2019},\n\tpages = {1--19},\n\ttitle = {Pan survival in the 21st century: Chimpanzee cultural preservation, rehabilitation, and emancipation manifesto},\n\tvolume = {34},\n}',
    ris: 'TY  - JOUR\nAU  - Roffman, I.\nAU  - Mizrachi\nAU  - Chiarelli\nAU  - Savage-Rumbaugh, S.\nAU  - Rubert-Pugh, E.\nAU  - Fontaine\nAU  - Panchevre\nAU  - Ronen, A.\nAU  - Nevo, E.\nDA  - 2019///\nPY  - 2019\nDO  - 10.14673/HE201912047\nID  - pan-survival-2019\nIS  - 1-2\nLA  - en\nSP  - 1\nEP  - 19\nT2  - Human Evolution\nTI  - Pan survival in the 21st century: Chimpanzee cultural preservation, rehabilitation, and emancipation manifesto\nVL  - 34\nER  - ',
  },
  'spontaneous-gestural-communication-1977': {
    apa: 'Savage-Rumbaugh, S., Wilkerson, & Bakeman, R. (1977). Spontaneous gestural communication among conspecifics in the pygmy chimpanzee. In Bourne (Ed.), Progress in Ape Research.',
    bibtex:
      '@inbook{spontaneous_gestural_communication_1977,\n\tauthor = {Savage-Rumbaugh, S. and {Wilkerson} and Bakeman, R.},\n\tbooktitle = {Progress in {Ape} {Research}},\n\teditor = {{Bourne}},\n\tyear = {1977},\n\tnote = {Details not checked.},\n\ttitle = {Spontaneous gestural communication among conspecifics in the pygmy chimpanzee},\n}',
    ris: 'TY  - CHAP\nA2  - Bourne\nAU  - Savage-Rumbaugh, S.\nAU  - Wilkerson\nAU  - Bakeman, R.\nID  - spontaneous-gestural-communication-1977\nLA  - en\nN1  - Details not checked.\nPY  - 1977\nT2  - Progress in Ape Research\nTI  - Spontaneous gestural communication among conspecifics in the pygmy chimpanzee\nER  - ',
  },
  'symbolization-language-and-chimpanzees-1978': {
    apa: 'Savage-Rumbaugh, S., & Rumbaugh, D. M. (1978). Symbolization, language, and chimpanzees. Brain and Language.',
    bibtex:
      '@article{symbolization_language_and_chimpanzees_1978,\n\tauthor = {Savage-Rumbaugh, S. and Rumbaugh, D. M.},\n\tjournal = {Brain and Language},\n\tyear = {1978},\n\tnote = {Details not checked.},\n\ttitle = {Symbolization, language, and chimpanzees},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nDA  - 1978///\nPY  - 1978\nID  - symbolization-language-and-chimpanzees-1978\nLA  - en\nN1  - Details not checked.\nT2  - Brain and Language\nTI  - Symbolization, language, and chimpanzees\nER  - ',
  },
  'reference-linguistic-essential-1980': {
    apa: 'Savage-Rumbaugh, S., Rumbaugh, D. M., Smith, & Lawson. (1980). Reference: The linguistic essential. Science.',
    bibtex:
      '@article{reference_linguistic_essential_1980,\n\tauthor = {Savage-Rumbaugh, S. and Rumbaugh, D. M. and {Smith} and {Lawson}},\n\tjournal = {Science},\n\tyear = {1980},\n\tnote = {Details not checked.},\n\ttitle = {Reference: The linguistic essential},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nAU  - Smith\nAU  - Lawson\nDA  - 1980///\nPY  - 1980\nID  - reference-linguistic-essential-1980\nLA  - en\nN1  - Details not checked.\nT2  - Science\nTI  - Reference: The linguistic essential\nER  - ',
  },
  'do-apes-use-language-1980': {
    apa: 'Savage-Rumbaugh, S., Rumbaugh, D. M., & Boysen, S. (1980). Do apes use language? American Scientist.',
    bibtex:
      '@article{do_apes_use_language_1980,\n\tauthor = {Savage-Rumbaugh, S. and Rumbaugh, D. M. and Boysen, S.},\n\tjournal = {American Scientist},\n\tyear = {1980},\n\tnote = {Details not checked.},\n\ttitle = {Do apes use language?},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nAU  - Boysen, S.\nDA  - 1980///\nPY  - 1980\nID  - do-apes-use-language-1980\nLA  - en\nN1  - Details not checked.\nT2  - American Scientist\nTI  - Do apes use language?\nER  - ',
  },
  'symbols-represent-their-world-1981': {
    apa: 'Savage-Rumbaugh, S. (1981). Can apes use symbols to represent their world? Annals of the New York Academy of Sciences.',
    bibtex:
      '@article{symbols_represent_their_world_1981,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Annals of the New York Academy of Sciences},\n\tyear = {1981},\n\tnote = {Details not checked.},\n\ttitle = {Can apes use symbols to represent their world?},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1981///\nPY  - 1981\nID  - symbols-represent-their-world-1981\nLA  - en\nN1  - Details not checked.\nT2  - Annals of the New York Academy of Sciences\nTI  - Can apes use symbols to represent their world?\nER  - ',
  },
  'can-a-chimpanzee-make-a-statement-1983': {
    apa: 'Savage-Rumbaugh, S., Pate, Lawson, Smith, & Rosenbaum. (1983). Can a chimpanzee make a statement? Journal of Experimental Psychology: General.',
    bibtex:
      '@article{can_a_chimpanzee_make_a_statement_1983,\n\tauthor = {Savage-Rumbaugh, S. and {Pate} and {Lawson} and {Smith} and {Rosenbaum}},\n\tjournal = {Journal of Experimental Psychology: General},\n\tyear = {1983},\n\tnote = {Details not checked.},\n\ttitle = {Can a chimpanzee make a statement?},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Pate\nAU  - Lawson\nAU  - Smith\nAU  - Rosenbaum\nDA  - 1983///\nPY  - 1983\nID  - can-a-chimpanzee-make-a-statement-1983\nLA  - en\nN1  - Details not checked.\nT2  - Journal of Experimental Psychology: General\nTI  - Can a chimpanzee make a statement?\nER  - ',
  },
  'verbal-behavior-procedural-1984': {
    apa: 'Savage-Rumbaugh, S. (1984). Verbal behavior at a procedural level in the chimpanzee. Journal of the Experimental Analysis of Behavior.',
    bibtex:
      '@article{verbal_behavior_procedural_1984,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Journal of the Experimental Analysis of Behavior},\n\tyear = {1984},\n\tnote = {Details not checked.},\n\ttitle = {Verbal behavior at a procedural level in the chimpanzee},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1984///\nPY  - 1984\nID  - verbal-behavior-procedural-1984\nLA  - en\nN1  - Details not checked.\nT2  - Journal of the Experimental Analysis of Behavior\nTI  - Verbal behavior at a procedural level in the chimpanzee\nER  - ',
  },
  'contrasts-preverbal-competence-1984': {
    apa: 'Savage-Rumbaugh, S. (1984). Pan paniscus and Pan troglodytes: Contrasts in preverbal communicative competence. In Susman (Ed.), The Pygmy Chimpanzee.',
    bibtex:
      '@inbook{contrasts_preverbal_competence_1984,\n\tauthor = {Savage-Rumbaugh, S.},\n\tbooktitle = {The {Pygmy} {Chimpanzee}},\n\teditor = {{Susman}},\n\tyear = {1984},\n\tnote = {Details not checked.},\n\ttitle = {Pan paniscus and {Pan} troglodytes: Contrasts in preverbal communicative competence},\n}',
    ris: 'TY  - CHAP\nA2  - Susman\nAU  - Savage-Rumbaugh, S.\nID  - contrasts-preverbal-competence-1984\nLA  - en\nN1  - Details not checked.\nPY  - 1984\nT2  - The Pygmy Chimpanzee\nTI  - Pan paniscus and Pan troglodytes: Contrasts in preverbal communicative competence\nER  - ',
  },
  'levels-of-competency-1984': {
    apa: 'Savage-Rumbaugh, S., & Sevcik, R. A. (1984). Levels of communicative competency in the chimpanzee (Greenberg & Tobach, Eds.).',
    bibtex:
      '@inbook{levels_of_competency_1984,\n\tauthor = {Savage-Rumbaugh, S. and Sevcik, R. A.},\n\teditor = {{Greenberg} and {Tobach}},\n\tyear = {1984},\n\tnote = {Details not checked.},\n\ttitle = {Levels of communicative competency in the chimpanzee},\n}',
    ris: 'TY  - CHAP\nA2  - Greenberg\nA2  - Tobach\nAU  - Savage-Rumbaugh, S.\nAU  - Sevcik, R. A.\nID  - levels-of-competency-1984\nLA  - en\nN1  - Details not checked.\nPY  - 1984\nTI  - Levels of communicative competency in the chimpanzee\nER  - ',
  },
  'capacity-to-acquire-language-1985': {
    apa: 'Savage-Rumbaugh, S., Sevcik, R. A., Rumbaugh, D. M., & Rubert. (1985). The capacity of animals to acquire language: Do species differences have anything to say to us? Philosophical Transactions of the Royal Society B.',
    bibtex:
      '@article{capacity_to_acquire_language_1985,\n\tauthor = {Savage-Rumbaugh, S. and Sevcik, R. A. and Rumbaugh, D. M. and {Rubert}},\n\tjournal = {Philosophical Transactions of the Royal Society B},\n\tyear = {1985},\n\tnote = {Details not checked.},\n\ttitle = {The capacity of animals to acquire language: Do species differences have anything to say to us?},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Sevcik, R. A.\nAU  - Rumbaugh, D. M.\nAU  - Rubert\nDA  - 1985///\nPY  - 1985\nID  - capacity-to-acquire-language-1985\nLA  - en\nN1  - Details not checked.\nT2  - Philosophical Transactions of the Royal Society B\nTI  - The capacity of animals to acquire language: Do species differences have anything to say to us?\nER  - ',
  },
  'language-learning-in-two-species-1985': {
    apa: 'Savage-Rumbaugh, S., Rumbaugh, D. M., & McDonald, K. (1985). Language learning in two species of apes. Neuroscience & Biobehavioral Reviews.',
    bibtex:
      '@article{language_learning_in_two_species_1985,\n\tauthor = {Savage-Rumbaugh, S. and Rumbaugh, D. M. and McDonald, K.},\n\tjournal = {Neuroscience \\& Biobehavioral Reviews},\n\tyear = {1985},\n\tnote = {Details not checked.},\n\ttitle = {Language learning in two species of apes},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nAU  - McDonald, K.\nDA  - 1985///\nPY  - 1985\nID  - language-learning-in-two-species-1985\nLA  - en\nN1  - Details not checked.\nT2  - Neuroscience & Biobehavioral Reviews\nTI  - Language learning in two species of apes\nER  - ',
  },
  'reply-to-seidenberg-and-petitto-1987': {
    apa: 'Savage-Rumbaugh, S. (1987). Communication, symbolic communication, and language: Reply to Seidenberg and Petitto. Journal of Experimental Psychology: General.',
    bibtex:
      '@article{reply_to_seidenberg_and_petitto_1987,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Journal of Experimental Psychology: General},\n\tyear = {1987},\n\tnote = {Details not checked.},\n\ttitle = {Communication, symbolic communication, and language: Reply to {Seidenberg} and {Petitto}},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1987///\nPY  - 1987\nID  - reply-to-seidenberg-and-petitto-1987\nLA  - en\nN1  - Details not checked.\nT2  - Journal of Experimental Psychology: General\nTI  - Communication, symbolic communication, and language: Reply to Seidenberg and Petitto\nER  - ',
  },
  'symbolic-cross-modal-transfer-1988': {
    apa: 'Savage-Rumbaugh, S., Sevcik, R. A., & Hopkins, W. D. (1988). Symbolic cross-modal transfer in two species of chimpanzees. Child Development.',
    bibtex:
      '@article{symbolic_cross_modal_transfer_1988,\n\tauthor = {Savage-Rumbaugh, S. and Sevcik, R. A. and Hopkins, W. D.},\n\tjournal = {Child Development},\n\tyear = {1988},\n\tnote = {Details not checked.},\n\ttitle = {Symbolic cross-modal transfer in two species of chimpanzees},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Sevcik, R. A.\nAU  - Hopkins, W. D.\nDA  - 1988///\nPY  - 1988\nID  - symbolic-cross-modal-transfer-1988\nLA  - en\nN1  - Details not checked.\nT2  - Child Development\nTI  - Symbolic cross-modal transfer in two species of chimpanzees\nER  - ',
  },
  'new-look-at-ape-language-1988': {
    apa: 'Savage-Rumbaugh, S. (1988). A new look at ape language: Comprehension of vocal speech and syntax. Nebraska Symposium on Motivation.',
    bibtex:
      '@article{new_look_at_ape_language_1988,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Nebraska Symposium on Motivation},\n\tyear = {1988},\n\tnote = {Details not checked.},\n\ttitle = {A new look at ape language: Comprehension of vocal speech and syntax},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1988///\nPY  - 1988\nID  - new-look-at-ape-language-1988\nLA  - en\nN1  - Details not checked.\nT2  - Nebraska Symposium on Motivation\nTI  - A new look at ape language: Comprehension of vocal speech and syntax\nER  - ',
  },
  'symbol-acquisition-and-use-1989': {
    apa: 'Savage-Rumbaugh, S., Romski, Hopkins, W. D., & Sevcik, R. A. (1989). Symbol acquisition and use by Pan troglodytes, Pan paniscus, Homo sapiens. In Heltne & Marquardt (Eds.), Understanding Chimpanzees.',
    bibtex:
      '@inbook{symbol_acquisition_and_use_1989,\n\tauthor = {Savage-Rumbaugh, S. and {Romski} and Hopkins, W. D. and Sevcik, R. A.},\n\tbooktitle = {Understanding {Chimpanzees}},\n\teditor = {{Heltne} and {Marquardt}},\n\tyear = {1989},\n\tnote = {Details not checked.},\n\ttitle = {Symbol acquisition and use by {Pan} troglodytes, {Pan} paniscus, {Homo} sapiens},\n}',
    ris: 'TY  - CHAP\nA2  - Heltne\nA2  - Marquardt\nAU  - Savage-Rumbaugh, S.\nAU  - Romski\nAU  - Hopkins, W. D.\nAU  - Sevcik, R. A.\nID  - symbol-acquisition-and-use-1989\nLA  - en\nN1  - Details not checked.\nPY  - 1989\nT2  - Understanding Chimpanzees\nTI  - Symbol acquisition and use by Pan troglodytes, Pan paniscus, Homo sapiens\nER  - ',
  },
  'rhesus-monkeys-video-tasks-1989': {
    apa: 'Rumbaugh, D. M., Richardson, Washburn, Savage-Rumbaugh, S., & Hopkins, W. D. (1989). Rhesus monkeys, video tasks, and implications for stimulus-response spatial contiguity. Journal of Comparative Psychology.',
    bibtex:
      '@article{rhesus_monkeys_video_tasks_1989,\n\tauthor = {Rumbaugh, D. M. and {Richardson} and {Washburn} and Savage-Rumbaugh, S. and Hopkins, W. D.},\n\tjournal = {Journal of Comparative Psychology},\n\tyear = {1989},\n\tnote = {Details not checked.},\n\ttitle = {Rhesus monkeys, video tasks, and implications for stimulus-response spatial contiguity},\n}',
    ris: 'TY  - JOUR\nAU  - Rumbaugh, D. M.\nAU  - Richardson\nAU  - Washburn\nAU  - Savage-Rumbaugh, S.\nAU  - Hopkins, W. D.\nDA  - 1989///\nPY  - 1989\nID  - rhesus-monkeys-video-tasks-1989\nLA  - en\nN1  - Details not checked.\nT2  - Journal of Comparative Psychology\nTI  - Rhesus monkeys, video tasks, and implications for stimulus-response spatial contiguity\nER  - ',
  },
  'lana-learns-to-count-1989': {
    apa: 'Rumbaugh, D. M., Hopkins, W. D., Washburn, & Savage-Rumbaugh, S. (1989). Lana chimpanzee learns to count by “Numath.” The Psychological Record.',
    bibtex:
      "@article{lana_learns_to_count_1989,\n\tauthor = {Rumbaugh, D. M. and Hopkins, W. D. and {Washburn} and Savage-Rumbaugh, S.},\n\tjournal = {The Psychological Record},\n\tyear = {1989},\n\tnote = {Details not checked.},\n\ttitle = {Lana chimpanzee learns to count by ``{Numath}''},\n}",
    ris: 'TY  - JOUR\nAU  - Rumbaugh, D. M.\nAU  - Hopkins, W. D.\nAU  - Washburn\nAU  - Savage-Rumbaugh, S.\nDA  - 1989///\nPY  - 1989\nID  - lana-learns-to-count-1989\nLA  - en\nN1  - Details not checked.\nT2  - The Psychological Record\nTI  - Lana chimpanzee learns to count by “Numath”\nER  - ',
  },
  'innateness-debate-1990': {
    apa: 'Savage-Rumbaugh, S. (1990). Language acquisition in a nonhuman species: Implications for the innateness debate. Developmental Psychobiology.',
    bibtex:
      '@article{innateness_debate_1990,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Developmental Psychobiology},\n\tyear = {1990},\n\tnote = {Details not checked.},\n\ttitle = {Language acquisition in a nonhuman species: Implications for the innateness debate},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1990///\nPY  - 1990\nID  - innateness-debate-1990\nLA  - en\nN1  - Details not checked.\nT2  - Developmental Psychobiology\nTI  - Language acquisition in a nonhuman species: Implications for the innateness debate\nER  - ',
  },
  'cause-effect-communication-1990': {
    apa: 'Savage-Rumbaugh, S. (1990). Language as a cause-effect communication system. Philosophical Psychology.',
    bibtex:
      '@article{cause_effect_communication_1990,\n\tauthor = {Savage-Rumbaugh, S.},\n\tjournal = {Philosophical Psychology},\n\tyear = {1990},\n\tnote = {Details not checked.},\n\ttitle = {Language as a cause-effect communication system},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nDA  - 1990///\nPY  - 1990\nID  - cause-effect-communication-1990\nLA  - en\nN1  - Details not checked.\nT2  - Philosophical Psychology\nTI  - Language as a cause-effect communication system\nER  - ',
  },
  'vocal-communication-rearing-1991': {
    apa: 'Hopkins, W. D., & Savage-Rumbaugh, S. (1991). Vocal communication as a function of differential rearing experiences in Pan paniscus. International Journal of Primatology.',
    bibtex:
      '@article{vocal_communication_rearing_1991,\n\tauthor = {Hopkins, W. D. and Savage-Rumbaugh, S.},\n\tjournal = {International Journal of Primatology},\n\tyear = {1991},\n\tnote = {Details not checked.},\n\ttitle = {Vocal communication as a function of differential rearing experiences in {Pan} paniscus},\n}',
    ris: 'TY  - JOUR\nAU  - Hopkins, W. D.\nAU  - Savage-Rumbaugh, S.\nDA  - 1991///\nPY  - 1991\nID  - vocal-communication-rearing-1991\nLA  - en\nN1  - Details not checked.\nT2  - International Journal of Primatology\nTI  - Vocal communication as a function of differential rearing experiences in Pan paniscus\nER  - ',
  },
  'linguistic-development-contrasts-1992': {
    apa: 'Savage-Rumbaugh, S., Brakke, K. E., & Hutchins. (1992). Linguistic development: Contrasts between co-reared Pan troglodytes and Pan paniscus. Topics in Primatology.',
    bibtex:
      '@article{linguistic_development_contrasts_1992,\n\tauthor = {Savage-Rumbaugh, S. and Brakke, K. E. and {Hutchins}},\n\tjournal = {Topics in Primatology},\n\tyear = {1992},\n\tnote = {Details not checked.},\n\ttitle = {Linguistic development: Contrasts between co-reared {Pan} troglodytes and {Pan} paniscus},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Brakke, K. E.\nAU  - Hutchins\nDA  - 1992///\nPY  - 1992\nID  - linguistic-development-contrasts-1992\nLA  - en\nN1  - Details not checked.\nT2  - Topics in Primatology\nTI  - Linguistic development: Contrasts between co-reared Pan troglodytes and Pan paniscus\nER  - ',
  },
  'language-comprehension-ape-and-child-1993': {
    apa: 'Savage-Rumbaugh, S., Murphy, Sevcik, R. A., Brakke, K. E., Williams, S. L., & Rumbaugh, D. M. (1993). Language comprehension in ape and child. Monographs of the Society for Research in Child Development.',
    bibtex:
      '@article{language_comprehension_ape_and_child_1993,\n\tauthor = {Savage-Rumbaugh, S. and {Murphy} and Sevcik, R. A. and Brakke, K. E. and Williams, S. L. and Rumbaugh, D. M.},\n\tjournal = {Monographs of the Society for Research in Child Development},\n\tyear = {1993},\n\tnote = {Details not checked.},\n\ttitle = {Language comprehension in ape and child},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Murphy\nAU  - Sevcik, R. A.\nAU  - Brakke, K. E.\nAU  - Williams, S. L.\nAU  - Rumbaugh, D. M.\nDA  - 1993///\nPY  - 1993\nID  - language-comprehension-ape-and-child-1993\nLA  - en\nN1  - Details not checked.\nT2  - Monographs of the Society for Research in Child Development\nTI  - Language comprehension in ape and child\nER  - ',
  },
  'language-skills-production-1996': {
    apa: 'Brakke, K. E., & Savage-Rumbaugh, S. (1996). The development of language skills in Pan—II. Production. Language & Communication.',
    bibtex:
      '@article{language_skills_production_1996,\n\tauthor = {Brakke, K. E. and Savage-Rumbaugh, S.},\n\tjournal = {Language \\& Communication},\n\tyear = {1996},\n\tnote = {Details not checked.},\n\ttitle = {The development of language skills in {Pan}---{II}. {Production}},\n}',
    ris: 'TY  - JOUR\nAU  - Brakke, K. E.\nAU  - Savage-Rumbaugh, S.\nDA  - 1996///\nPY  - 1996\nID  - language-skills-production-1996\nLA  - en\nN1  - Details not checked.\nT2  - Language & Communication\nTI  - The development of language skills in Pan—II. Production\nER  - ',
  },
  'apes-with-language-1996': {
    apa: 'Savage-Rumbaugh, S., Shanker, S. G., & Taylor, T. J. (1996). Apes with language. Critical Quarterly.',
    bibtex:
      '@article{apes_with_language_1996,\n\tauthor = {Savage-Rumbaugh, S. and Shanker, S. G. and Taylor, T. J.},\n\tjournal = {Critical Quarterly},\n\tyear = {1996},\n\tnote = {Details not checked.},\n\ttitle = {Apes with language},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Shanker, S. G.\nAU  - Taylor, T. J.\nDA  - 1996///\nPY  - 1996\nID  - apes-with-language-1996\nLA  - en\nN1  - Details not checked.\nT2  - Critical Quarterly\nTI  - Apes with language\nER  - ',
  },
  'symbol-comprehension-1998': {
    apa: 'Beran, Savage-Rumbaugh, S., Brakke, K. E., Kelley, & Rumbaugh, D. M. (1998). Symbol comprehension and learning: A “vocabulary” test of three chimpanzees. Evolution of Communication.',
    bibtex:
      "@article{symbol_comprehension_1998,\n\tauthor = {{Beran} and Savage-Rumbaugh, S. and Brakke, K. E. and {Kelley} and Rumbaugh, D. M.},\n\tjournal = {Evolution of Communication},\n\tyear = {1998},\n\tnote = {Details not checked.},\n\ttitle = {Symbol comprehension and learning: A ``vocabulary'' test of three chimpanzees},\n}",
    ris: 'TY  - JOUR\nAU  - Beran\nAU  - Savage-Rumbaugh, S.\nAU  - Brakke, K. E.\nAU  - Kelley\nAU  - Rumbaugh, D. M.\nDA  - 1998///\nPY  - 1998\nID  - symbol-comprehension-1998\nLA  - en\nN1  - Details not checked.\nT2  - Evolution of Communication\nTI  - Symbol comprehension and learning: A “vocabulary” test of three chimpanzees\nER  - ',
  },
  'observational-word-learning-2000': {
    apa: 'Lyn, & Savage-Rumbaugh, S. (2000). Observational word learning in two bonobos: Ostensive and non-ostensive contexts. Language & Communication.',
    bibtex:
      '@article{observational_word_learning_2000,\n\tauthor = {{Lyn} and Savage-Rumbaugh, S.},\n\tjournal = {Language \\& Communication},\n\tyear = {2000},\n\tnote = {Details not checked.},\n\ttitle = {Observational word learning in two bonobos: Ostensive and non-ostensive contexts},\n}',
    ris: 'TY  - JOUR\nAU  - Lyn\nAU  - Savage-Rumbaugh, S.\nDA  - 2000///\nPY  - 2000\nID  - observational-word-learning-2000\nLA  - en\nN1  - Details not checked.\nT2  - Language & Communication\nTI  - Observational word learning in two bonobos: Ostensive and non-ostensive contexts\nER  - ',
  },
  'linguistic-cultural-cognitive-2000': {
    apa: 'Savage-Rumbaugh, S., & Fields, W. M. (2000). Linguistic, cultural and cognitive capacities of bonobos (Pan paniscus). Culture & Psychology.',
    bibtex:
      '@article{linguistic_cultural_cognitive_2000,\n\tauthor = {Savage-Rumbaugh, S. and Fields, W. M.},\n\tjournal = {Culture \\& Psychology},\n\tyear = {2000},\n\tnote = {Details not checked.},\n\ttitle = {Linguistic, cultural and cognitive capacities of bonobos ({Pan} paniscus)},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Fields, W. M.\nDA  - 2000///\nPY  - 2000\nID  - linguistic-cultural-cognitive-2000\nLA  - en\nN1  - Details not checked.\nT2  - Culture & Psychology\nTI  - Linguistic, cultural and cognitive capacities of bonobos (Pan paniscus)\nER  - ',
  },
  'ape-consciousness-2000': {
    apa: 'Savage-Rumbaugh, S., Fields, W. M., & Taglialatela. (2000). Ape consciousness-human consciousness. American Zoologist.',
    bibtex:
      '@article{ape_consciousness_2000,\n\tauthor = {Savage-Rumbaugh, S. and Fields, W. M. and {Taglialatela}},\n\tjournal = {American Zoologist},\n\tyear = {2000},\n\tnote = {Details not checked.},\n\ttitle = {Ape consciousness-human consciousness},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Fields, W. M.\nAU  - Taglialatela\nDA  - 2000///\nPY  - 2000\nID  - ape-consciousness-2000\nLA  - en\nN1  - Details not checked.\nT2  - American Zoologist\nTI  - Ape consciousness-human consciousness\nER  - ',
  },
  'language-speech-tools-writing-2001': {
    apa: 'Savage-Rumbaugh, S., Fields, W. M., & Taglialatela. (2001). Language, speech, tools and writing: A cultural imperative. Journal of Consciousness Studies.',
    bibtex:
      '@article{language_speech_tools_writing_2001,\n\tauthor = {Savage-Rumbaugh, S. and Fields, W. M. and {Taglialatela}},\n\tjournal = {Journal of Consciousness Studies},\n\tyear = {2001},\n\tnote = {Details not checked.},\n\ttitle = {Language, speech, tools and writing: A cultural imperative},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Fields, W. M.\nAU  - Taglialatela\nDA  - 2001///\nPY  - 2001\nID  - language-speech-tools-writing-2001\nLA  - en\nN1  - Details not checked.\nT2  - Journal of Consciousness Studies\nTI  - Language, speech, tools and writing: A cultural imperative\nER  - ',
  },
  'vocal-production-2003': {
    apa: 'Taglialatela, Savage-Rumbaugh, S., & Baker. (2003). Vocal production by a language-competent Pan paniscus. International Journal of Primatology.',
    bibtex:
      '@article{vocal_production_2003,\n\tauthor = {{Taglialatela} and Savage-Rumbaugh, S. and {Baker}},\n\tjournal = {International Journal of Primatology},\n\tyear = {2003},\n\tnote = {Details not checked.},\n\ttitle = {Vocal production by a language-competent {Pan} paniscus},\n}',
    ris: 'TY  - JOUR\nAU  - Taglialatela\nAU  - Savage-Rumbaugh, S.\nAU  - Baker\nDA  - 2003///\nPY  - 2003\nID  - vocal-production-2003\nLA  - en\nN1  - Details not checked.\nT2  - International Journal of Primatology\nTI  - Vocal production by a language-competent Pan paniscus\nER  - ',
  },
  'representational-play-2006': {
    apa: 'Lyn, Greenfield, P. M., & Savage-Rumbaugh, S. (2006). The development of representational play in chimpanzees and bonobos. Cognitive Development.',
    bibtex:
      '@article{representational_play_2006,\n\tauthor = {{Lyn} and Greenfield, P. M. and Savage-Rumbaugh, S.},\n\tjournal = {Cognitive Development},\n\tyear = {2006},\n\tnote = {Details not checked.},\n\ttitle = {The development of representational play in chimpanzees and bonobos},\n}',
    ris: 'TY  - JOUR\nAU  - Lyn\nAU  - Greenfield, P. M.\nAU  - Savage-Rumbaugh, S.\nDA  - 2006///\nPY  - 2006\nID  - representational-play-2006\nLA  - en\nN1  - Details not checked.\nT2  - Cognitive Development\nTI  - The development of representational play in chimpanzees and bonobos\nER  - ',
  },
  'empirical-kanzi-2009': {
    apa: 'Savage-Rumbaugh, S., Rumbaugh, D. M., & Fields, W. M. (2009). Empirical Kanzi: The ape language controversy revisited. Skeptic.',
    bibtex:
      '@article{empirical_kanzi_2009,\n\tauthor = {Savage-Rumbaugh, S. and Rumbaugh, D. M. and Fields, W. M.},\n\tjournal = {Skeptic},\n\tyear = {2009},\n\tnote = {Details not checked.},\n\ttitle = {Empirical {Kanzi}: The ape language controversy revisited},\n}',
    ris: 'TY  - JOUR\nAU  - Savage-Rumbaugh, S.\nAU  - Rumbaugh, D. M.\nAU  - Fields, W. M.\nDA  - 2009///\nPY  - 2009\nID  - empirical-kanzi-2009\nLA  - en\nN1  - Details not checked.\nT2  - Skeptic\nTI  - Empirical Kanzi: The ape language controversy revisited\nER  - ',
  },
  'gestural-and-symbolic-development-2014': {
    apa: 'Gillespie-Lynch, Greenfield, P. M., Lyn, & Savage-Rumbaugh, S. (2014). Gestural and symbolic development among apes and humans. Frontiers in Psychology.',
    bibtex:
      '@article{gestural_and_symbolic_development_2014,\n\tauthor = {{Gillespie-Lynch} and Greenfield, P. M. and {Lyn} and Savage-Rumbaugh, S.},\n\tjournal = {Frontiers in Psychology},\n\tyear = {2014},\n\tnote = {Details not checked.},\n\ttitle = {Gestural and symbolic development among apes and humans},\n}',
    ris: 'TY  - JOUR\nAU  - Gillespie-Lynch\nAU  - Greenfield, P. M.\nAU  - Lyn\nAU  - Savage-Rumbaugh, S.\nDA  - 2014///\nPY  - 2014\nID  - gestural-and-symbolic-development-2014\nLA  - en\nN1  - Details not checked.\nT2  - Frontiers in Psychology\nTI  - Gestural and symbolic development among apes and humans\nER  - ',
  },
  'computer-mediates-1973': {
    apa: 'von Glasersfeld, E. & others. (1973). A computer mediates communication with a chimpanzee. Computers and Automation, 22(7), 3–6.',
    bibtex:
      '@article{computer_mediates_1973,\n\tauthor = {von Glasersfeld, E. and {others}},\n\tjournal = {Computers and Automation},\n\tnumber = {7},\n\tyear = {1973},\n\tpages = {3--6},\n\ttitle = {A computer mediates communication with a chimpanzee},\n\tvolume = {22},\n}',
    ris: 'TY  - JOUR\nAU  - von Glasersfeld, E.\nAU  - others\nDA  - 1973///\nPY  - 1973\nID  - computer-mediates-1973\nIS  - 7\nLA  - en\nSP  - 3\nEP  - 6\nT2  - Computers and Automation\nTI  - A computer mediates communication with a chimpanzee\nVL  - 22\nER  - ',
  },
  'yerkish-language-1974': {
    apa: 'von Glasersfeld, E. (1974). The Yerkish language for non-human primates. American Journal of Computational Linguistics, 1. https://cepa.info/1325',
    bibtex:
      '@article{yerkish_language_1974,\n\tauthor = {von Glasersfeld, E.},\n\tjournal = {American Journal of Computational Linguistics},\n\tyear = {1974},\n\tnote = {Microfiche 12.},\n\ttitle = {The {Yerkish} language for non-human primates},\n\turl = {https://cepa.info/1325},\n\thowpublished = {https://cepa.info/1325},\n\tvolume = {1},\n}',
    ris: 'TY  - JOUR\nAU  - von Glasersfeld, E.\nDA  - 1974///\nPY  - 1974\nID  - yerkish-language-1974\nLA  - en\nN1  - Microfiche 12.\nT2  - American Journal of Computational Linguistics\nTI  - The Yerkish language for non-human primates\nUR  - https://cepa.info/1325\nVL  - 1\nER  - ',
  },
  'yerkish-parser-1977': {
    apa: 'von Glasersfeld, E. (1977). The Yerkish language and its automatic parser. In Rumbaugh (Ed.), Language Learning by a Chimpanzee: The LANA Project (pp. 91–130). Academic Press. https://cepa.info/1336',
    bibtex:
      '@inbook{yerkish_parser_1977,\n\tauthor = {von Glasersfeld, E.},\n\tbooktitle = {Language {Learning} by a {Chimpanzee}: The {LANA} {Project}},\n\teditor = {{Rumbaugh}},\n\tyear = {1977},\n\tpages = {91--130},\n\tpublisher = {Academic Press},\n\ttitle = {The {Yerkish} language and its automatic parser},\n\turl = {https://cepa.info/1336},\n}',
    ris: 'TY  - CHAP\nA2  - Rumbaugh\nAU  - von Glasersfeld, E.\nID  - yerkish-parser-1977\nLA  - en\nPB  - Academic Press\nPY  - 1977\nSP  - 91\nEP  - 130\nT2  - Language Learning by a Chimpanzee: The LANA Project\nTI  - The Yerkish language and its automatic parser\nUR  - https://cepa.info/1336\nER  - ',
  },
  'lana-project-1977': {
    apa: 'Rumbaugh (Ed.). (1977). Language Learning by a Chimpanzee: The LANA Project. Academic Press.',
    bibtex:
      '@book{lana_project_1977,\n\teditor = {{Rumbaugh}},\n\tisbn = {978-0-12-601850-9},\n\tyear = {1977},\n\tpublisher = {Academic Press},\n\ttitle = {Language {Learning} by a {Chimpanzee}: The {LANA} {Project}},\n}',
    ris: 'TY  - BOOK\nA3  - Rumbaugh\nDA  - 1977///\nPY  - 1977\nID  - lana-project-1977\nLA  - en\nPB  - Academic Press\nSN  - 978-0-12-601850-9\nTI  - Language Learning by a Chimpanzee: The LANA Project\nER  - ',
  },
  'evolution-of-language-2012': {
    apa: 'Lyn. (2012). Apes and the evolution of language. https://doi.org/10.1093/oxfordhb/9780199738182.013.0019',
    bibtex:
      '@inbook{evolution_of_language_2012,\n\tauthor = {{Lyn}},\n\tdoi = {10.1093/oxfordhb/9780199738182.013.0019},\n\tyear = {2012},\n\ttitle = {Apes and the evolution of language},\n}',
    ris: 'TY  - CHAP\nAU  - Lyn\nDO  - 10.1093/oxfordhb/9780199738182.013.0019\nID  - evolution-of-language-2012\nLA  - en\nPY  - 2012\nTI  - Apes and the evolution of language\nER  - ',
  },
  'research-into-ape-language-2012': {
    apa: 'Hanzel, I. (2012). Sue Savage-Rumbaugh’s research into ape language: Science and methodology. Organon F, 19(2), 201–226.',
    bibtex:
      '@article{research_into_ape_language_2012,\n\tauthor = {Hanzel, I.},\n\tjournal = {Organon F},\n\tnumber = {2},\n\tyear = {2012},\n\tpages = {201--226},\n\ttitle = {Sue {Savage}-{Rumbaugh}\\textquoteright{}s research into ape language: Science and methodology},\n\tvolume = {19},\n}',
    ris: 'TY  - JOUR\nAU  - Hanzel, I.\nDA  - 2012///\nPY  - 2012\nID  - research-into-ape-language-2012\nIS  - 2\nLA  - en\nSP  - 201\nEP  - 226\nT2  - Organon F\nTI  - Sue Savage-Rumbaugh’s research into ape language: Science and methodology\nVL  - 19\nER  - ',
  },
  'vocabulary-retention-2015': {
    apa: 'Beran, M. J., & Heimbauer, L. A. (2015). A longitudinal assessment of vocabulary retention in symbol-competent chimpanzees (Pan troglodytes). PLoS ONE. https://doi.org/10.1371/journal.pone.0118408',
    bibtex:
      '@article{vocabulary_retention_2015,\n\tauthor = {Beran, M. J. and Heimbauer, L. A.},\n\tjournal = {PLoS ONE},\n\tdoi = {10.1371/journal.pone.0118408},\n\tyear = {2015},\n\tnote = {Open access.},\n\ttitle = {A longitudinal assessment of vocabulary retention in symbol-competent chimpanzees ({Pan} troglodytes)},\n}',
    ris: 'TY  - JOUR\nAU  - Beran, M. J.\nAU  - Heimbauer, L. A.\nDA  - 2015///\nPY  - 2015\nDO  - 10.1371/journal.pone.0118408\nID  - vocabulary-retention-2015\nLA  - en\nN1  - Open access.\nT2  - PLoS ONE\nTI  - A longitudinal assessment of vocabulary retention in symbol-competent chimpanzees (Pan troglodytes)\nER  - ',
  },
  'reversible-sentences-2022': {
    apa: 'Schoenemann, P. T. (2022). Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences. Frontiers in Psychology, 13, 885605. https://doi.org/10.3389/fpsyg.2022.885605',
    bibtex:
      '@article{reversible_sentences_2022,\n\tauthor = {Schoenemann, P. T.},\n\tjournal = {Frontiers in Psychology},\n\tdoi = {10.3389/fpsyg.2022.885605},\n\tyear = {2022},\n\tnote = {Open access.},\n\tpages = {885605},\n\ttitle = {Evidence of grammatical knowledge in apes: An analysis of {Kanzi}\\textquoteright{}s performance on reversible sentences},\n\tvolume = {13},\n}',
    ris: 'TY  - JOUR\nAU  - Schoenemann, P. T.\nDA  - 2022///\nPY  - 2022\nDO  - 10.3389/fpsyg.2022.885605\nID  - reversible-sentences-2022\nLA  - en\nN1  - Open access.\nSP  - 885605\nT2  - Frontiers in Psychology\nTI  - Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences\nVL  - 13\nER  - ',
  },
};
