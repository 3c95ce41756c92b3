// Words that names, comments and copy avoid, with what replaces them. cspell.config.yaml has the spelling.

/** Parts of names, in lower case. `except` matches names in which the word is a term of the field. */
const nameParts = [
  // JavaScript, Stripe, schema.org and yup call theirs so.
  {
    part: /^of$/,
    use: 'toX, getX, findX, buildX, formatX or computeX',
    except: /^of|Of[A-Z]|_of|_OF|OF_|^(?:oneOf|isPartOf|valueOf|runBestOf)$/,
  },
  {
    part: /^(?:kept|keeps?|keeping)$/,
    use: 'save, store, cache or retain',
    except: /^keep(?:Alive|AllGlyphs|Features|$)/,
  },
  { part: /^(?:settles?|settlement)$/, use: 'sync with the provider, or paid' },
  { part: /^wish(?:es)?$/, use: 'input, request or options' },
  { part: /^(?:told|tells?|hear|heard)$/, use: 'notify, emit, handleEvent, or a noun', except: /^hear$/ },
  { part: /^desk$/, use: 'admin' },
  {
    part: /^letters?$/,
    use: 'email, message or character',
    except: /[Dd]eadLetter|DEAD_LETTER|letterSpacing|^letters$/,
  },
  { part: /^composers?$/, use: 'builder' },
  { part: /^giving$/, use: 'donor portal', except: /^findGiving$/ },
  { part: /^purges?$/, use: 'invalidate' },
  { part: /^(?:shelf|shelves)$/, use: 'cache or loader' },
  // Only as the last part, as in `settingsFrom`.
  {
    part: /^from$/,
    use: 'parseX, toX, readX or buildX',
    except: /^from|From[A-Z]|_from|FROM|^(?:is|find|fill|speak)\w*From$/,
  },
  { part: /^whole$/, use: 'full, complete or integer' },
  { part: /^asker$/, use: 'visitor, caller or request' },
  { part: /^refus(?:es?|ing)$/, use: 'reject', except: /^(?:refusingSince|Refusing)$/ },
  // Story names are part of the ids of baseline screenshots.
  { part: /^(?:begun|mend(?:s|ed)?)$/, use: 'started, or recovered', except: /^(?:Begun|Mended)/ },
];

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Phrases of texts for visitors and staff; docs/copy-style.md explains them. */
const copyPhrases = [
  { phrase: /\bparcels?\b/i, use: 'package' },
  { phrase: /\bany more\b/i, use: 'no longer' },
  { phrase: /\bwho(?:so)?ever\b/i, use: 'anyone who' },
  { phrase: new RegExp(`\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b`), use: 'month day, year' },
  { phrase: /\d %/, use: 'a percent sign without a space' },
  { phrase: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { phrase: /\bstands? (?:here|there|below|above|beside)\b|\blies? (?:at|here|there)\b/i, use: 'is' },
  { phrase: /\bleads? (?:nowhere|to no)\b/i, use: 'does not work, or could not be found' },
  { phrase: /\bfault is ours\b/i, use: 'Something went wrong on our side.' },
  { phrase: /\bdid not (?:arrive|answer)\b/i, use: 'could not be loaded' },
  { phrase: /\bshown just now\b/i, use: 'could not be loaded' },
  { phrase: /\bslip in it\b/i, use: 'typo' },
  { phrase: /\b(?:given?|gives|giving|gave) (?:(?:it|them) )?back\b|\bmoney back\b/i, use: 'refund' },
  { phrase: /\bcard holders?\b/i, use: 'cardholder' },
  { phrase: /\be-mails?\b/i, use: 'email' },
  { phrase: /\bgo(?:es)? on\b/i, use: 'continue' },
  { phrase: /\bfull stops?\b/i, use: 'period' },
  { phrase: /\bfor good\b/i, use: 'permanently' },
  { phrase: /\b(?:any|every|some)body\b/i, use: 'anyone, everyone or someone' },
  { phrase: /\bnobody\b/i, use: 'no one' },
  {
    phrase:
      /\b(?:his|her|their|(?:Kanzi|Lana|Panbanisha|Sherman|Austin|apes?|bonobos?)[’']s?) (?:\w+ )?signs?\b|\bsigns? (?:that |which )?(?:he|she|they|Kanzi|Lana|the apes|the bonobos) (?:used|knew|learned|pressed|read)\b/i,
    use: 'signs drawn for this site, or lexigrams',
  },
  { phrase: /\b(?:good through|made invalid)\b/i, use: 'expires, or replaced' },
  { phrase: /\bneed not\b|\bshall\b/i, use: 'do not need to, or will' },
  { phrase: /\bis like that\b/i, use: 'match these filters' },
  { phrase: /”[.,]/, use: 'the period or comma inside the quotation marks' },
  { phrase: /\belse than\b/i, use: 'other than' },
  { phrase: /\b(?:forenoon|betwixt|unawares|at the wish of|for ever)\b/i, use: 'contemporary English' },
];

/** Words and phrases of comments. */
const commentTerms = [
  'settle',
  'settles',
  'settled',
  'settlement',
  'whoever',
  'the print shop',
  'the desk',
  'stand-in',
  'stand-ins',
  'island family',
  'island families',
  'purge',
  'purges',
  'purged',
  'whole number',
];

const splitName = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);

/** Names that the code declares; names of imports belong to others. */
const DECLARED = [
  ':matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id',
  'VariableDeclarator > Identifier.id',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  'TSParameterProperty > Identifier.parameter',
  ':matches(PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature) > Identifier.key',
].join(', ');

const names = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { avoided: 'In names, use {{use}} instead of {{name}}.' },
  },
  create: (context) => ({
    [DECLARED]: (node) => {
      const found = nameParts.find(
        ({ part, except }) =>
          splitName(node.name).some((word) => part.test(word)) && !except?.test(node.name),
      );
      if (found === undefined) return;
      context.report({ node, messageId: 'avoided', data: { name: node.name, use: found.use } });
    },
  }),
};

/** Whether a text is written for people: a sentence, and neither a name nor a query of the database. */
const isSentence = (text) => /^[A-Z“][^A-Z].* /s.test(text) && !/\b(?:SELECT|FROM|WHERE)\b/.test(text);

/** `sentencesOnly`: for code in which most texts are names that nobody reads. */
const copy = {
  meta: {
    type: 'suggestion',
    schema: [
      { type: 'object', properties: { sentencesOnly: { type: 'boolean' } }, additionalProperties: false },
    ],
    messages: { avoided: 'In copy, use {{use}} instead of "{{words}}".' },
  },
  create: (context) => {
    const { sentencesOnly = false } = context.options[0] ?? {};
    const check = (node, text) => {
      if (sentencesOnly && !isSentence(text)) return;
      for (const { phrase, use } of copyPhrases) {
        const [words] = phrase.exec(text) ?? [];
        if (words !== undefined) context.report({ node, messageId: 'avoided', data: { words, use } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      // A number stands for each inserted value, so that `${share} %` is found.
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('0')),
      JSXText: (node) => check(node, node.value),
    };
  },
};

/** Configurations for eslint.config.js: names and comments of all code, and the copy of pages and emails. */
export const vocabulary = [
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { vocabulary: { rules: { names, copy } } },
    rules: {
      'vocabulary/names': 'error',
      'no-warning-comments': ['error', { terms: commentTerms, location: 'anywhere' }],
    },
  },
  {
    // Words of the keyboard and texts to read have words of their own, and migrations and drawings names of their own.
    files: [
      '**/migrations/**',
      'libs/lexigrams/vocabulary/**',
      'libs/content/**/*.data.ts',
      'tools/generators/art/**',
    ],
    rules: { 'vocabulary/names': 'off', 'no-warning-comments': 'off' },
  },
  {
    files: ['libs/{content,emails,features,islands,ui}/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{spec,stories}.{ts,tsx}',
      '**/testing/**',
      // Titles of published works, and synonyms for the search.
      'libs/content/{bibliography,search}/**',
    ],
    rules: { 'vocabulary/copy': 'error' },
  },
  {
    // Titles on pictures, and their alternative texts.
    files: ['tools/generators/art/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'vocabulary/copy': 'error' },
  },
  {
    // Messages, labels and reasons among much other text.
    files: ['libs/{domain,server}/**/*.{ts,tsx}', 'apps/sandbox/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/migrations/**', 'libs/server/testing/**'],
    rules: { 'vocabulary/copy': ['error', { sentencesOnly: true }] },
  },
];
