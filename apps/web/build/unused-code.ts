import type { Plugin } from 'vite';

const STRIPE_COMPONENTS = /[\\/]@stripe[\\/]react-stripe-js[\\/]dist[\\/]react-stripe\.esm/;
const PROP_TYPES = /\b(?:Elements|ElementsConsumer|Element)\.propTypes = \{[^{}]*\};/g;
const ELEMENTS = /= createElementComponent\(/g;

/** The theme turns ripples off (`libs/ui/theme/components/buttons.ts`), but buttons import them. */
const RIPPLE = /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs/;

/** Buttons import the spinner of their `loading` prop; ours say “Processing...” (`SubmitButton`). */
const SPINNER = /[\\/]@mui[\\/]material[\\/]CircularProgress[\\/]CircularProgress\.mjs/;

/** Icons of radio buttons and checkboxes, in whose place the theme puts its own (`libs/ui/theme/components/choices.tsx`). */
const CHOICE_ICONS =
  /[\\/]@mui[\\/]material[\\/](?:Radio[\\/]RadioButtonIcon|internal[\\/]svg-icons[\\/]CheckBox(?:OutlineBlank)?)\.mjs/;

/** Inputs import the text area for several lines, of which the checkout has none. */
const TEXT_AREA = /[\\/]TextareaAutosize[\\/]TextareaAutosize\.mjs\?group=checkout$/;
const isCheckoutFeature = (id: string) => id.includes('/libs/features/') && id.endsWith('?group=checkout');

const NOTHING = 'export default () => null;';

/**
 * Removes code of packages that the islands never run and that the bundler keeps: ripples, spinners, icons, the text area of
 * the checkout, and the checks of props and the unused elements of Stripe's React components.
 */
export function withoutUnusedCode(): Plugin {
  return {
    name: 'paniscus:without-unused-code',
    transform(code, id) {
      if ([RIPPLE, SPINNER, CHOICE_ICONS, TEXT_AREA].some((unused) => unused.test(id))) return NOTHING;
      if (isCheckoutFeature(id) && code.includes('multiline'))
        this.error('The checkout has a field of several lines now: keep its text area in unused-code.ts.');
      if (!STRIPE_COMPONENTS.test(id)) return undefined;
      return code.replace(PROP_TYPES, '').replace(ELEMENTS, '= /* @__PURE__ */ createElementComponent(');
    },
  };
}
