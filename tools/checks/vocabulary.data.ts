/** A word that the code avoids, as one part of a name (`isKeptOpen` has three) or as a word of a comment. */
export interface ReplacedWord {
  /** In lower case; matches the whole part, or the whole word. */
  pattern: RegExp;
  /** What to write instead. */
  use: string;
  /** Where the word is a term of the field. */
  except?: RegExp;
}

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
  {
    pattern: /^(?:colours?|catalogues?|organisations?|licences?|fulfil(?:ment)?|centres?)$/,
    use: 'American spelling',
  },
  { pattern: /^(?:sanitis|normalis|organis|initialis|serialis|recognis)/, use: 'American spelling' },
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
  {
    pattern:
      /\b(?:colour|catalogue|behaviour|organisation|favourite|honour)s?\b|\b(?:sanitis|normalis|initialis|serialis|recognis)/i,
    use: 'American spelling',
  },
];
