/** A word that the code avoids, as one part of a name (`isKeptOpen` has three) or as a word of a comment. */
export interface ReplacedWord {
  /** In lower case; matches the whole part, or the whole word. */
  pattern: RegExp;
  /** What to write instead. */
  use: string;
  /** Where the word is a term of the field. */
  except?: RegExp;
}

/** Parts of names, in functions, variables, types, props and file names. */
export const replacedInNames: readonly ReplacedWord[] = [
  { pattern: /^of$/, use: 'say what the function does: toX, getX, findX, buildX, formatX, computeX' },
  { pattern: /^(?:kept|keep|keeps|keeping)$/, use: 'save, store, cache or retain' },
  { pattern: /^(?:settle|settles|settled|settlement)$/, use: 'sync (with the provider) or paid' },
  { pattern: /^wish(?:es)?$/, use: 'input, request or options' },
  { pattern: /^(?:told|tell|hear|heard|said)$/, use: 'notify, emit, handleEvent, or a noun for the value' },
  { pattern: /^desk$/, use: 'admin' },
  { pattern: /^letters?$/, use: 'email, or message' },
  { pattern: /^giving$/, use: 'donor portal' },
  { pattern: /^purges?$/, use: 'invalidate' },
  { pattern: /^famil(?:y|ies)$/, use: 'chunk group' },
  { pattern: /^(?:shelf|shelves)$/, use: 'cache, or loader' },
  { pattern: /^(?:plates?|specimen|rail)$/, use: 'Figure, Sample, YearNav' },
  {
    pattern:
      /^(?:colou?rs?(?<=colours?)|catalogues?|behaviours?|organisations?|licences?|fulfil(?:ment)?|centres?)$/,
    use: 'American spelling',
  },
  {
    pattern: /^(?:sanitis|normalis|organis|initialis|serialis|recognis|generalis)/,
    use: 'American spelling',
  },
];
