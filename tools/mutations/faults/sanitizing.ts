import { api, libs } from '../fault.ts';
import type { Fault } from '../fault.ts';

const sanitizer = 'libs/server/commerce/catalog/description-sanitizer.ts';
const sanitizerSpec = 'libs/server/commerce/catalog/description-sanitizer.spec.ts';
const csv = 'libs/server/platform/listing/csv.ts';
const csvSpec = 'libs/server/platform/listing/csv.spec.ts';
const prose = 'libs/ui/Prose/Prose.tsx';
const proseSpec = 'libs/ui/Prose/Prose.spec.tsx';

/** Foreign text that becomes HTML, Markdown or a spreadsheet. */
export const sanitizingFaults: Fault[] = [
  {
    description: 'links of the print shop are kept in descriptions',
    file: sanitizer,
    find: "allowedTags: ['p',",
    replace: "allowedTags: ['a', 'p',",
    caughtBy: api(sanitizerSpec, 'emits only the six allowed tags for any input, and is idempotent'),
  },
  {
    description: 'attributes are kept in descriptions',
    file: sanitizer,
    find: 'allowedAttributes: {}',
    replace: 'allowedAttributes: false',
    caughtBy: api(sanitizerSpec, 'position:fixed'),
  },
  {
    description: 'a spreadsheet runs a formula in an exported cell',
    file: csv,
    find: "isDangerous ? \"'\" : ''",
    replace: "isDangerous ? '' : ''",
    caughtBy: api(csvSpec, 'neutralizes'),
  },
  {
    description: 'a quote in an exported cell ends the cell',
    file: csv,
    find: "harmless.replaceAll('\"', '\"\"')",
    replace: 'harmless',
    caughtBy: api(csvSpec, 'quotes cells with commas, quotes and line breaks'),
  },
  {
    description: 'HTML in a post is removed instead of shown as text',
    file: prose,
    find: 'remarkRehypeOptions={rawHtmlAsText}',
    replace: 'data-options={rawHtmlAsText}',
    caughtBy: libs(proseSpec, 'escapes raw HTML'),
  },
  {
    description: 'a post may load pictures without encryption',
    file: prose,
    find: "src: ['https']",
    replace: "src: ['http', 'https']",
    caughtBy: libs(proseSpec, 'shows pictures from this site and over HTTPS'),
  },
  {
    description: 'a picture address in the stored cart may be a script',
    file: 'libs/domain/cart/stored-cart.ts',
    find: "return isSafe ? image : '';",
    replace: "return isSafe || isText(image) ? image : '';",
    caughtBy: libs('libs/domain/cart/stored-cart.spec.ts', 'javascript:alert(1)'),
  },
];
