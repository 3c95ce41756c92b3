/** A word that the code avoids, as one part of a name (`isKeptOpen` has three) or as a word of a comment. */
export interface ReplacedWord {
  /** In lower case; matches the whole part, or the whole word. */
  pattern: RegExp;
  /** What to write instead. */
  use: string;
  /** Where the word is a term of the field. */
  except?: RegExp;
}

/** British spellings of words that occur on the site or in its code. */
const BRITISH = [
  '(?:dis)?(?:colou|favou|honou|flavou|humou|labou|neighbou|harbou|rumou|behaviou)r\\w*',
  '(?:re)?(?:organis|recognis|authoris|categoris|customis|generalis|initialis|normalis|prioritis|sanitis)(?!m)\\w*',
  '(?:serialis|specialis|standardis|summaris|synchronis|utilis|visualis|apologis)(?!t)\\w*',
  '(?:realis|optimis|minimis|maximis|emphasis|localis)(?:e[ds]?|ing|ations?)',
  '(?:analys|paralys)(?:ed?|ing)',
  'catalogues?',
  '(?:cent|theat|met|lit|fib|calib)re[sd]?',
  'programmes?',
  'greys?|greyish',
  'cheques?|tyres?|moustaches?|artefacts?|ageing|skilful',
  '(?:lic|def|off|pret)ences?',
  'practis(?:e[ds]?|ing)',
  '(?:cancel|travel|label|model|signal)l(?:ed|ing)',
  '(?:fulfil|enrol|instal)(?:s|ment|ments)?',
  '(?:judge|acknowledge)ments?',
  '(?:learn|spel|dream)t|whilst|amongst',
  '(?:to|after|back)wards',
].join('|');
const BRITISH_NAME_PART = new RegExp(`^(?:${BRITISH})$`, 'i');
const BRITISH_WORD = new RegExp(`(?<![\\w/-])(?:${BRITISH})\\b`, 'i');

/** Parts of names of functions, variables, types, properties and files. */
export const replacedInNames: readonly ReplacedWord[] = [
  {
    pattern: /^of$/,
    use: 'toX, getX, findX, buildX, formatX or computeX',
    // JavaScript, Stripe, schema.org and yup call theirs so.
    except: /^of|Of[A-Z]|_of|_OF|OF_|^(?:oneOf|isPartOf|valueOf|runBestOf)$/,
  },
  {
    pattern: /^(?:kept|keeps?|keeping)$/,
    use: 'save, store, cache or retain',
    except: /^keep(?:Alive|AllGlyphs|Features|$)/,
  },
  { pattern: /^(?:settles?|settlement)$/, use: 'sync with the provider, or paid' },
  { pattern: /^wish(?:es)?$/, use: 'input, request or options' },
  { pattern: /^(?:told|tells?|hear|heard)$/, use: 'notify, emit, handleEvent, or a noun', except: /^hear$/ },
  { pattern: /^desk$/, use: 'admin' },
  {
    pattern: /^letters?$/,
    use: 'email, message or character',
    except: /[Dd]eadLetter|DEAD_LETTER|letterSpacing|^letters$/,
  },
  { pattern: /^giving$/, use: 'donor portal', except: /^findGiving$/ },
  { pattern: /^purges?$/, use: 'invalidate' },
  { pattern: /^(?:shelf|shelves)$/, use: 'cache or loader' },
  // The topic 'behaviour' is part of URLs.
  { pattern: BRITISH_NAME_PART, use: 'American spelling', except: /^behaviour$/ },
  {
    pattern: /^from$/,
    use: 'parseX, toX, readX or buildX',
    // Only as the last part: `settingsFrom`.
    except: /^from|From[A-Z]|_from|FROM|^(?:is|find|fill|speak)\w*From$/,
  },
  { pattern: /^whole$/, use: 'full, complete or integer' },
  { pattern: /^asker$/, use: 'visitor, caller or request' },
  { pattern: /^refus(?:es?|ing)$/, use: 'reject', except: /^(?:refusingSince|Refusing)$/ },
  // Story names are part of the ids of baseline screenshots.
  { pattern: /^(?:begun|mend(?:s|ed)?)$/, use: 'started, or recovered', except: /^(?:Begun|Mended)/ },
];

/** Words and phrases of comments. */
export const replacedInComments: readonly ReplacedWord[] = [
  { pattern: /\bsettle(?:s|d|ment)?\b/i, use: 'sync with the provider, or paid' },
  { pattern: /\bwhoever\b|\bwhosoever\b/i, use: 'plain word order' },
  { pattern: /\bthe print shop\b/i, use: 'Printify' },
  { pattern: /\bthe desk\b/i, use: 'the admin' },
  { pattern: /\bstand-ins?\b/i, use: 'stub, or the sandbox' },
  { pattern: /\bisland famil(?:y|ies)\b/i, use: 'chunk group' },
  { pattern: /\bpurge[sd]?\b/i, use: 'invalidate' },
  { pattern: /\bwhole number\b/i, use: 'integer' },
  { pattern: BRITISH_WORD, use: 'American spelling' },
];

/** Words of copy and documents. */
export const replacedInTexts: readonly ReplacedWord[] = [{ pattern: BRITISH_WORD, use: 'American spelling' }];

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Phrases that texts for visitors and staff avoid; docs/copy-style.md explains them. */
export const replacedInCopy: readonly ReplacedWord[] = [
  { pattern: /\bparcels?\b/i, use: 'package' },
  { pattern: /\bany more\b/i, use: 'no longer' },
  { pattern: /\bwho(?:so)?ever\b/i, use: 'anyone who' },
  { pattern: new RegExp(`\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b`), use: 'month day, year' },
  { pattern: /\d %/, use: 'a percent sign without a space' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { pattern: /\bstands? (?:here|there|below|above|beside)\b|\blies? (?:at|here|there)\b/i, use: 'is' },
  { pattern: /\bleads? (?:nowhere|to no)\b/i, use: 'does not work, or could not be found' },
  { pattern: /\bfault is ours\b/i, use: 'Something went wrong on our side.' },
  { pattern: /\bdid not (?:arrive|answer)\b/i, use: 'could not be loaded' },
  { pattern: /\bshown just now\b/i, use: 'could not be loaded' },
  { pattern: /\bslip in it\b/i, use: 'typo' },
  { pattern: /\b(?:given|gives?|gave) back\b/i, use: 'refund' },
  { pattern: /\b(?:good through|made invalid)\b/i, use: 'expires, or replaced' },
  { pattern: /\bneed not\b|\bshall\b/i, use: 'do not need to, or will' },
  { pattern: /\bis like that\b/i, use: 'match these filters' },
  { pattern: /\b(?:forenoon|betwixt|unawares|at the wish of|for ever)\b/i, use: 'contemporary English' },
];
