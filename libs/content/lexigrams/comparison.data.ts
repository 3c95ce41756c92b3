import { organization } from '../organization/organization.data.ts';

/** A program's answer for one feature; 'Not stated' when its documentation does not say. */
export type ComparedFeature = { feature: string; ours: string; cboard: string; asterics: string };

/** The page that compares the keyboard with programs that people use to speak. */
export const comparisonContent = {
  title: 'How this keyboard compares',
  sign: 'question',
  lead: 'If you use a board to speak, this page helps you choose. It shows what our keyboard can do and when Cboard or AsTeRICS Grid may serve you better.',
  note: 'The table summarizes what each program’s own documentation says, as of November 2026. “Not stated” means that the sources below do not say.',
  programs: { ours: organization.keyboard.name, cboard: 'Cboard', asterics: 'AsTeRICS Grid' },
  features: {
    title: 'Feature by feature',
    rows: [
      {
        feature: 'Built-in words',
        ours: '384 lexigrams in three panels; core boards in three languages',
        cboard: 'Boards with symbols',
        asterics: 'Ready-made grid sets',
      },
      {
        feature: 'Symbols to choose from',
        ours: 'The lexigrams',
        cboard: 'About 3,400 Mulberry symbols; Global Symbols and ARASAAC by search',
        asterics: 'Not stated',
      },
      {
        feature: 'Your own words',
        ours: 'Text, your own picture or drawing, and your own recording or the device’s voice',
        cboard: 'Tiles with an uploaded picture or a symbol',
        asterics: 'Elements with a label and a picture',
      },
      {
        feature: 'Voice',
        ours: 'Recorded vocalizations in five pitches; the device’s voice for your own words',
        cboard: 'The device’s voice',
        asterics: 'A choice of voices',
      },
      {
        feature: 'Languages',
        ours: 'English; core boards in Spanish and French with the device’s voice',
        cboard: '33',
        asterics: 'Several; content and menus can be in different languages',
      },
      {
        feature: 'Linked boards',
        ours: 'Folder keys open your other boards; the three panels are side by side',
        cboard: 'Not stated',
        asterics: 'Linked grids',
      },
      {
        feature: 'Grid sizes',
        ours: 'Panels of 8 × 16 or larger keys; your own boards from 1 × 2 to 8 × 16',
        cboard: 'Not stated',
        asterics: 'Any number of elements',
      },
      {
        feature: 'Word prediction',
        ours: 'Up to four signs from your own earlier sentences, on this device only',
        cboard: 'Not stated',
        asterics: 'Prediction elements with dictionaries',
      },
      {
        feature: 'Saved phrases in one tap',
        ours: 'Yes',
        cboard: 'Not stated',
        asterics: 'An element can speak any text',
      },
      {
        feature: 'Modeling for partners',
        ours: 'Type a sentence; the board guides you from word to word across panels',
        cboard: 'Not stated',
        asterics: 'Not stated',
      },
      {
        feature: 'Large text for the listener',
        ours: 'Yes; it can be turned to face the listener',
        cboard: 'Not stated',
        asterics: 'Not stated',
      },
      {
        feature: 'Hold time and dwell',
        ours: 'Yes, both, with a ring that fills',
        cboard: 'Not stated',
        asterics: 'Hover time; hold duration for keys',
      },
      {
        feature: 'Scanning with one or two switches',
        ours: 'By row and column, or by halves',
        cboard: 'Not stated',
        asterics: 'By row, by column, or by halves',
      },
      {
        feature: 'Other inputs',
        ours: 'Any key, gamepad button or touch as a switch; arrow keys; letters',
        cboard: 'Not stated',
        asterics: 'Direction, Huffman and sequential input; events from the AsTeRICS tools',
      },
      {
        feature: 'Lock that keeps the board open',
        ours: 'Yes; unlock by holding a button for three seconds or solving a math problem',
        cboard: 'Not stated',
        asterics: 'Yes, with an optional passcode',
      },
      {
        feature: 'Offline',
        ours: 'After the first visit: all three panels in the chosen pitch, your own words, phrases',
        cboard: 'Yes; symbol search then finds Mulberry symbols only',
        asterics: 'Yes, with an offline user',
      },
      {
        feature: 'File exchange',
        ours: 'Open Board Format, import and export without loss; backup file',
        cboard: 'Open Board Format',
        asterics: 'Backup files',
      },
      {
        feature: 'Account',
        ours: 'None',
        cboard: 'Not stated',
        asterics: 'Optional; synchronizes between devices, encrypted end to end',
      },
      {
        feature: 'What leaves the device',
        ours: 'Nothing',
        cboard: 'Not stated',
        asterics: 'Nothing without an account',
      },
      {
        feature: 'Price and license',
        ours: 'Free; MIT',
        cboard: 'Free; GPL 3',
        asterics: 'Free; source on GitHub',
      },
    ] satisfies readonly ComparedFeature[],
  },
  choice: {
    title: 'Which one to choose',
    points: [
      {
        program: 'Cboard',
        text: 'for menus in a language other than English, or for a large set of standard symbols.',
      },
      {
        program: 'AsTeRICS Grid',
        text: 'for eye or head control with the AsTeRICS tools, for prediction from a dictionary, or to share boards between devices.',
      },
      {
        program: 'This keyboard',
        text: 'to speak with lexigrams, to try a board right away without an account, or to learn how lexigrams work. Boards that you make here can be opened in programs that read the Open Board Format.',
      },
    ],
  },
  lock: {
    title: 'What the lock can and cannot do',
    text: 'The lock hides the rest of the page, its links, settings and tools, even after a reload. Escape does nothing, and the browser asks for confirmation before leaving the page. A page cannot lock the browser’s own controls or the device: on a tablet, also use Guided Access (iPad) or app pinning (Android). Links still work until the page has finished loading.',
  },
  sources: {
    title: 'Sources',
    works: [
      { label: 'Cboard on GitHub', href: 'https://github.com/cboard-org/cboard' },
      {
        label: '“Open source communication board,” Cboard’s blog',
        href: 'https://www.cboard.io/cboard/open-source/2017/12/05/open-source-communication-board/',
      },
      {
        label: '“Integration of the new symbol set with AAC applications,” Global Symbols with UNICEF ECARO',
        href: 'https://globalsymbols.com/knowledge-base/3OICPNYW5GxncqOPgu3qWK?locale=en',
      },
      {
        label: '“Import boards,” SpeakPad, on Cboard and the Open Board Format',
        href: 'https://www.speakpadapp.com/blog/import-aac-boards-obf-obz.html',
      },
      {
        label: 'AsTeRICS Grid manual: terms',
        href: 'https://www.asterics.eu/manuals/asterics-grid/01_terms.html',
      },
      {
        label: 'AsTeRICS Grid manual: navigation',
        href: 'https://www.asterics.eu/manuals/asterics-grid/04_navigation-overview.html',
      },
      {
        label: 'AsTeRICS Grid manual: input options',
        href: 'https://github.com/asterics/AsTeRICS-Grid/blob/master/docs/documentation_user/04_input_options.md',
      },
      {
        label: 'AsTeRICS Grid: welcome screen, ARASAAC',
        href: 'https://aulaabierta.arasaac.org/en/asterics-grid_welcome_screen',
      },
      {
        label: 'AsTeRICS Grid: settings, ARASAAC',
        href: 'https://aulaabierta.arasaac.org/en/asterics-grid_settings',
      },
    ],
  },
} as const;
