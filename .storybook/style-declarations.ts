export interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Declarations of a style sheet that no later one of the same rule replaces, without those of theme variables. */
export function parseDeclarations(css: string): Declaration[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const last = new Map(
      body
        .split(';')
        .filter(Boolean)
        .map((text) => {
          const colon = text.indexOf(':');
          return [text.slice(0, colon), text.slice(colon + 1)];
        }),
    );
    return [...last]
      .filter(([property]) => !property.startsWith('--p-'))
      .map(([property, value]) => ({ selector, property, value }));
  });
}

/** Contents of the style elements in server-rendered HTML. */
export const listStyleSheets = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/** What remains of a value that the theme's CSS variables, or calculations with them, do not decide. */
export const withoutVariables = (value: string) => value.replaceAll(/var\(--p-[^()]*\)/g, '');

const COLORED = /color|background|border|outline|shadow|fill|stroke/;
const HEX = /#([\da-f]{3,8})\b/gi;
const FUNCTION = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(([^()]*)\)/gi;
const NAME =
  /\b(?:red|crimson|tomato|coral|salmon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|indigo|violet|purple|magenta|pink|brown|maroon|beige)\b/i;

function isGrayHex(digits: string): boolean {
  const size = digits.length > 4 ? 2 : 1;
  const [red, green, blue] = [0, 1, 2].map((index) => digits.slice(index * size, (index + 1) * size));
  return red === green && green === blue;
}

/** Fewer than three numbers are left when the theme's variables are the channels. */
function isGrayFunction(name: string, parameters: string): boolean {
  const [first, second, third] = parameters.match(/[\d.]+/g) ?? [];
  if (third === undefined) return true;
  if (name === 'rgb') return first === second && second === third;
  return name === 'hsl' && Number(second) === 0;
}

/** Whether a declaration has a color with a hue that is not from the theme. Black, white, grays and opacity are free. */
export function hasOwnHue({ property, value }: Pick<Declaration, 'property' | 'value'>): boolean {
  const own = withoutVariables(value);
  return (
    [...own.matchAll(HEX)].some(([, digits = '']) => !isGrayHex(digits.toLowerCase())) ||
    [...own.matchAll(FUNCTION)].some(
      ([, name = '', parameters = '']) => !isGrayFunction(name.toLowerCase(), parameters),
    ) ||
    (COLORED.test(property) && NAME.test(own))
  );
}
