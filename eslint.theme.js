// Values that only libs/ui/theme may contain, with what replaces them.

const LENGTH = /\d(?:px|rem)\b/;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(|\b(?:black|white)\b/i;

/** `value` matches a string, or a fixed part of a template. Zero, percentages, `em` and print units are fine. */
const rules = [
  {
    property: /^(?:(?:bg)?color|fill|stroke|background(?:Color)?|.*Color)$/,
    value: COLOR,
    use: 'a color of theme.vars.palette',
  },
  { property: /^border.*Radius$/, value: LENGTH, use: 'theme.vars.shape.borderRadius or theme.layout' },
  { property: /^(?:boxShadow|textShadow)$/, value: LENGTH, use: 'theme.relief or theme.layout' },
  { property: /^(?:transition|animation)/, value: /[1-9]\d*m?s\b/, use: 'theme.motions' },
  { property: /^fontFamily$/, value: /^(?!inherit$|\s*,)/, use: 'theme.families' },
  { property: /^fontSize$/, value: LENGTH, use: 'theme.typography or theme.wordSizes' },
  {
    property: /^(?:[mp](?:x|y|t|b|l|r)?|gap|rowGap|columnGap|padding.*|margin.*)$/,
    value: LENGTH,
    use: 'spacing',
  },
  // Single digits order the parts of a component.
  { property: /^zIndex$/, value: /^\d{2,}$/, use: 'theme.zIndex' },
];

const WIDTH_QUERY = /^@media \((?:min|max)-width/;

/** Fixed texts of a value, without the arguments of `spacing(…)` and other functions. */
function listTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.cooked), ...node.expressions.flatMap(listTexts)];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(listTexts);
    case 'ArrowFunctionExpression':
      return listTexts(node.body);
    case 'ObjectExpression':
      return node.properties.flatMap(({ value }) => listTexts(value));
    default:
      return [];
  }
}

const values = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      value: 'Use {{use}} instead of {{text}}: looks belong to libs/ui/theme.',
      query: 'Use theme.breakpoints or theme.windows instead of {{text}}.',
    },
  },
  create: (context) => ({
    Property: (node) => {
      if (node.parent.type !== 'ObjectExpression') return;
      const name = node.key.name ?? node.key.value;
      if (!node.computed && WIDTH_QUERY.test(name))
        context.report({ node, messageId: 'query', data: { text: name } });
      if (node.computed) return;
      for (const { property, value, use } of rules) {
        if (!property.test(name)) continue;
        const text = listTexts(node.value).find((part) => value.test(part.trim()));
        if (text !== undefined)
          context.report({ node, messageId: 'value', data: { use, text: text.trim() } });
      }
    },
  }),
};

/** Configuration for eslint.config.js. */
export const themeValues = [
  {
    files: ['libs/{ui,card,features}/**/*.{ts,tsx}'],
    ignores: [
      'libs/ui/theme/**',
      '**/*.{spec,stories}.{ts,tsx}',
      '**/*.data.ts',
      // Sized in print units.
      'libs/features/keyboard/boards/BoardPrintView/**',
    ],
    plugins: { theme: { rules: { values } } },
    rules: { 'theme/values': 'error' },
  },
];
