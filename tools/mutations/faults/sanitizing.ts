import { createApiTest, createLibsTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const sanitizerFile = 'libs/server/commerce/catalog/description-sanitizer.ts';
const sanitizerSpec = 'libs/server/commerce/catalog/description-sanitizer.spec.ts';
const csvFile = 'libs/server/platform/listing/csv.ts';
const csvSpec = 'libs/server/platform/listing/csv.spec.ts';
const proseFile = 'libs/ui/data-display/Prose/MarkdownContent.tsx';
const proseSpec = 'libs/ui/data-display/Prose/Prose.spec.tsx';

/** Untrusted text in HTML, Markdown and CSV. */
export const sanitizingFaults: Fault[] = [
  {
    description: 'links remain in product descriptions from Printify',
    file: sanitizerFile,
    find: "allowedTags: ['p',",
    replace: "allowedTags: ['a', 'p',",
    caughtBy: createApiTest(
      sanitizerSpec,
      'emits only the six allowed tags for any input, and is idempotent',
    ),
  },
  {
    description: 'attributes remain in product descriptions',
    file: sanitizerFile,
    find: 'allowedAttributes: {}',
    replace: 'allowedAttributes: false',
    caughtBy: createApiTest(sanitizerSpec, 'position:fixed'),
  },
  {
    description: 'a spreadsheet runs a formula from an exported CSV cell',
    file: csvFile,
    find: "isFormula ? \"'\" : ''",
    replace: "isFormula ? '' : ''",
    caughtBy: createApiTest(csvSpec, 'escapes the formula'),
  },
  {
    description: 'a quote ends an exported CSV cell',
    file: csvFile,
    find: "safe.replaceAll('\"', '\"\"')",
    replace: 'safe',
    caughtBy: createApiTest(csvSpec, 'quotes cells with commas, quotes and line breaks'),
  },
  {
    description: 'HTML in a post is removed instead of escaped',
    file: proseFile,
    find: 'remarkRehypeOptions={rawHtmlAsText}',
    replace: 'data-options={rawHtmlAsText}',
    caughtBy: createLibsTest(proseSpec, 'escapes raw HTML'),
  },
  {
    description: 'a post may load images over HTTP',
    file: proseFile,
    find: "src: ['https']",
    replace: "src: ['http', 'https']",
    caughtBy: createLibsTest(proseSpec, 'shows pictures from this site and over HTTPS'),
  },
  {
    description: 'an image URL in the stored cart may be a script',
    file: 'libs/domain/cart/stored-cart.ts',
    find: "return isSafe ? image : '';",
    replace: "return isSafe || isText(image) ? image : '';",
    caughtBy: createLibsTest('libs/domain/cart/stored-cart.spec.ts', 'javascript:alert(1)'),
  },
];
