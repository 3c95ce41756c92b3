import { organization } from '../organization/organization.data.ts';

/** A program's answer for one feature; 'Not stated' when its documentation does not say. */
export type ComparedFeature = { feature: string; ours: string; cboard: string; asterics: string };

/** The page that compares the keyboard with programs that people use to speak. */
export const comparisonContent = {
  title: 'How this keyboard compares',
  sign: 'question',
  lead: 'If you use a board to speak, this page helps you choose. It shows what our keyboard can do and when Cboard or AsTeRICS Grid may serve you better.',
  note: 'The table summarizes each program’s own documentation and source code, read on November 28, 2026. “Not stated” means that the sources below do not say. AsTeRICS Grid is now also called Asterics AAC.',
  programs: { ours: organization.keyboard.name, cboard: 'Cboard', asterics: 'AsTeRICS Grid' },
  features: {
    title: 'Feature by feature',
    rows: [
      {
        feature: 'Built-in words',
        ours: '384 lexigrams in three panels; core boards in three languages',
        cboard: 'Default boards, and public boards that other people have published',
        asterics: 'Suggested grid sets to start with',
      },
      {
        feature: 'Symbols to choose from',
        ours: 'The lexigrams; no library of common symbols',
        cboard: 'Thousands, from Mulberry, ARASAAC, Global Symbols and Cboard Symbols',
        asterics: 'Search in ARASAAC and Open Symbols',
      },
      {
        feature: 'Your own words',
        ours: 'Text, your own picture or drawing, and your own recording or the device’s voice',
        cboard: 'Label, picture, and a recording or the device’s voice',
        asterics: 'Label, picture, and a recording or a voice',
      },
      {
        feature: 'Voice',
        ours: 'A synthesized voice in five pitches; the device’s voice for your own words; online voices only if you agree',
        cboard: 'The device’s voice, with pitch and rate; cloud and ElevenLabs voices',
        asterics: 'Voices on the device and online voices',
      },
      {
        feature: 'Languages',
        ours: 'English; core boards in Spanish and French',
        cboard: '40',
        asterics: 'More than 50 translations; grids in several languages with a button that switches',
      },
      {
        feature: 'Linked boards',
        ours: 'Folder keys open your other boards; the three panels are side by side',
        cboard: 'Folders',
        asterics: 'Links between grids; a global grid on every page',
      },
      {
        feature: 'Grid sizes',
        ours: 'Panels of 8 × 16 or larger keys; your own boards from 1 × 2 to 8 × 16',
        cboard: 'Any rows and columns on fixed boards',
        asterics: 'Any rows and columns; elements of several sizes',
      },
      {
        feature: 'Word forms',
        ours: 'No; you choose each sign as it is',
        cboard: 'Improves a phrase’s grammar with artificial intelligence',
        asterics: 'Word forms such as conjugations and plurals',
      },
      {
        feature: 'Word prediction',
        ours: 'Up to four signs from your own earlier sentences, on this device only',
        cboard: 'Not stated',
        asterics: 'Prediction from dictionaries that learn',
      },
      {
        feature: 'Typing text',
        ours: 'No; only your own words',
        cboard: 'Live mode: type text and hear it',
        asterics: 'Keyboard grids',
      },
      {
        feature: 'Saved phrases',
        ours: 'Yes: above the sentence, one touch each',
        cboard: 'Not stated',
        asterics: 'An element can speak any text',
      },
      {
        feature: 'Modeling for partners',
        ours: 'Type a sentence; the board guides you from word to word across panels',
        cboard: 'Not stated',
        asterics: 'Search shows the way to one word',
      },
      {
        feature: 'Large text for the listener',
        ours: 'Yes; it can be turned to face the listener',
        cboard: 'Not stated',
        asterics: 'Not stated',
      },
      {
        feature: 'Sharing a sentence',
        ours: 'Link, picture or copied text; earlier sentences as a text file',
        cboard: 'Social networks or copied text',
        asterics: 'Picture or copied text; a built-in messenger',
      },
      {
        feature: 'Hold time and dwell',
        ours: 'Yes, both, with a ring that fills',
        cboard: 'Not stated',
        asterics: 'Hover selection; hold time for keys',
      },
      {
        feature: 'Scanning with one or two switches',
        ours: 'By row and column or by halves',
        cboard: 'Automatic or manual',
        asterics: 'By row, by column or by halves',
      },
      {
        feature: 'Other inputs',
        ours: 'Any key, gamepad button or touch as a switch; arrow keys; letters',
        cboard: 'Navigation buttons at the sides for eye trackers',
        asterics:
          'Eye or head tracking and muscle sensors with the AsTeRICS Framework; microphone; direction, Huffman and sequential input',
      },
      {
        feature: 'Lock that keeps the board open',
        ours: 'Yes; unlock by holding a button for three seconds or solving a math problem',
        cboard: 'Yes; unlock with several clicks or a four-digit PIN',
        asterics: 'Yes, with an optional numeric passcode',
      },
      {
        feature: 'Games and usage reports',
        ours: 'Three games with the signs or your own words; no reports',
        cboard: 'Analytics page',
        asterics: 'Not stated',
      },
      {
        feature: 'More than speaking',
        ours: 'No',
        cboard: 'No',
        asterics: 'Smart home, web radio, podcasts and YouTube',
      },
      {
        feature: 'Apps',
        ours: 'Installs from the browser',
        cboard: 'Android app on Google Play; web',
        asterics: 'Installs from the browser',
      },
      {
        feature: 'Offline',
        ours: 'After the first visit: all three panels in the chosen pitch, your own words and your phrases',
        cboard: 'Loads from the device on later visits; some symbol searches and voices need a connection',
        asterics: 'Yes, with voices on the device',
      },
      {
        feature: 'File exchange',
        ours: 'Open Board Format, import and export; backup file',
        cboard: 'Open Board Format and its own format, import and export; PDF',
        asterics: 'Imports the Open Board Format; backup files',
      },
      {
        feature: 'Account and sync',
        ours: 'No account, so no sync: move boards with a backup file',
        cboard: 'Optional account keeps boards and synchronizes them',
        asterics: 'Optional; synchronizes between devices, encrypted end to end',
      },
      {
        feature: 'What leaves the device',
        ours: 'Nothing you make or say, unless you share it or agree to an online voice',
        cboard: 'Boards, with an account',
        asterics: 'Nothing with an offline user; encrypted grids with an online user',
      },
      {
        feature: 'Price and license',
        ours: 'Free; MIT',
        cboard: 'Free; GPL 3',
        asterics: 'Free; AGPL 3',
      },
    ] satisfies readonly ComparedFeature[],
  },
  choice: {
    title: 'Which one to choose',
    points: [
      {
        program: 'Cboard',
        text: 'for a language other than English, a large set of common symbols, an Android app, or boards that follow you to another device.',
      },
      {
        program: 'AsTeRICS Grid',
        text: 'for eye or head control with the AsTeRICS Framework, for word forms and prediction from a dictionary, to control your home, or to synchronize grids that stay encrypted.',
      },
      {
        program: 'This keyboard',
        text: 'to speak with lexigrams, to try a board right away without an account, or to learn how lexigrams work. Boards that you make here can be opened in programs that read the Open Board Format.',
      },
    ],
  },
  lock: {
    title: 'What the lock can and cannot do',
    text: 'The lock hides the rest of the page, its links, settings and tools, even after a reload. Escape does nothing, Back stays on the page, and the browser asks for confirmation before leaving the page. To unlock, hold a button for three seconds, with a finger, Enter or Space, or solve a math problem by typing, touch or switch. A page cannot lock the browser’s own controls or the device: on a tablet, also use Guided Access (iPad) or app pinning (Android). Links still work until the page has finished loading.',
  },
  sources: {
    title: 'Sources',
    works: [
      {
        label: 'Cboard: readme, languages and symbols',
        href: 'https://github.com/cboard-org/cboard#readme',
      },
      {
        label: 'Cboard: help',
        href: 'https://github.com/cboard-org/cboard/blob/master/src/translations/help/en-US.md',
      },
      {
        label: 'Cboard: settings in the source code',
        href: 'https://github.com/cboard-org/cboard/blob/master/src/components/Settings/Navigation/Navigation.messages.js',
      },
      {
        label: 'Cboard: synchronization of boards',
        href: 'https://github.com/cboard-org/cboard/blob/master/docs/sync-engine.md',
      },
      {
        label: 'Cboard: symbol providers',
        href: 'https://github.com/cboard-org/cboard/blob/master/CBOARD_SYMBOLS_INTEGRATION.md',
      },
      {
        label: 'Cboard: analytics in the source code',
        href: 'https://github.com/cboard-org/cboard/blob/master/src/components/Analytics/Analytics.messages.js',
      },
      {
        label: 'AsTeRICS Grid: readme',
        href: 'https://github.com/asterics/AsTeRICS-Grid#readme',
      },
      {
        label: 'AsTeRICS Grid: translations in the source code',
        href: 'https://github.com/asterics/AsTeRICS-Grid/tree/master/app/lang',
      },
      {
        label: 'AsTeRICS Grid manual: basic setup, users, Open Board Format and lock',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/03_basic_setup.md',
      },
      {
        label: 'AsTeRICS Grid manual: navigation and search',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/04_navigation-overview.md',
      },
      {
        label: 'AsTeRICS Grid manual: actions',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/08_actions.md',
      },
      {
        label: 'AsTeRICS Grid manual: input options',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/09_input-options.md',
      },
      {
        label: 'AsTeRICS Grid manual: dictionaries',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/10_dictionaries.md',
      },
      {
        label: 'AsTeRICS Grid manual: voices',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/11_voices.md',
      },
      {
        label: 'AsTeRICS Grid manual: grids in several languages',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/12_multilingual-grid-sets.md',
      },
    ],
  },
} as const;
