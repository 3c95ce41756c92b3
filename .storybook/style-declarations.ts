export interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Declarations of the style elements in server-rendered HTML that no later one of the same rule replaces. */
export function listDeclarations(html: string): Declaration[] {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const rules = [...sheets.join('').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, selector = '', body = '']) => {
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
