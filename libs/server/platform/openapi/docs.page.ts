import { createHash } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { listOperations } from './api-description.ts';
import type { Method, Operation } from './api-description.ts';
import type { JsonSchema } from './json-schema.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin: 2.5rem 0 0; }
dl { display: grid; grid-template-columns: minmax(4rem, max-content) 1fr; gap: .25rem 1rem; }
dt { font-family: ui-monospace, monospace; } dd { margin: 0; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { padding-left: 1rem; } }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export const DOCS_CSP =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; ` +
  "base-uri 'none'; form-action 'none'";

export function renderDocsPage(document: OpenAPIObject): string {
  const sections = listOperations(document).map(([path, method, operation]) =>
    renderSection(path, method, operation),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)} API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description ?? '')}</p>
<p><a href="/api/docs/openapi.json">OpenAPI document</a></p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function renderSection(path: string, method: Method, operation: Operation): string {
  const isPublic = operation.security?.length === 0;
  return `<section>
<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(operation.summary ?? '')} ${isPublic ? 'Public.' : 'Requires a staff access token.'}</p>
${list('Parameters', listParameters(operation))}
${list('Request body', describeFields(findBody(operation)))}
${list('Responses', listResponses(operation))}
</section>`;
}

function listParameters({ parameters = [] }: Operation): [string, string][] {
  return parameters.flatMap((parameter): [string, string][] =>
    'name' in parameter ? [[parameter.name, `in ${parameter.in}`]] : [],
  );
}

function listResponses({ responses }: Operation): [string, string][] {
  return Object.entries(responses).map(([status, response]) => [
    status,
    response !== undefined && 'description' in response ? (response.description ?? '') : '',
  ]);
}

function findBody({ requestBody }: Operation): JsonSchema | undefined {
  if (requestBody === undefined || !('content' in requestBody)) return undefined;
  return requestBody.content['application/json']?.schema as JsonSchema | undefined;
}

function describeFields(schema: JsonSchema | undefined): [string, string][] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const isRequired = schema?.required?.includes(name) === true;
    const type = [field.type ?? 'any'].flat().join(' or ');
    return [name, `${type}${isRequired ? ', required' : ''}. ${field.description ?? ''}`];
  });
}

function list(title: string, entries: [string, string][]): string {
  if (entries.length === 0) return '';
  const items = entries.map(
    ([term, description]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(description)}</dd>`,
  );
  return `<h3>${title}</h3>\n<dl>${items.join('\n')}</dl>`;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
