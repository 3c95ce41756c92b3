/** Types of the parts of citation.js that are used here. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: unknown);
    readonly data: readonly Record<string, unknown>[];
    format(style: string, options?: Record<string, string>): string;
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';
