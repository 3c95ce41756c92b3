import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { organization } from '@paniscus/content';
import { PUBLIC_EXTENSION, ROLES_EXTENSION } from '../http/public.decorator.ts';

type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

const ABOUT =
  'JSON only. Every path answers with and without a trailing slash. Money is whole US cents or US dollars with at ' +
  'most two decimals; each field says which. Errors are problem details (RFC 9457), each with the id of its request ' +
  'in `instance`; 429 and 503 come with `Retry-After`.';

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'One sentence for people.' },
    instance: { type: 'string', description: 'The id of the request, as in the log.' },
    errors: {
      type: 'object',
      description: 'What is wrong, by field.',
      additionalProperties: { type: 'string' },
    },
  },
};
const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(organization.name)
    .setDescription(ABOUT)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'staff')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: true });
  for (const [, , operation] of listOperations(document)) sayWhoMay(operation);
  const { paths, components } = document;
  return { ...document, paths, components: { ...components, schemas: { Problem: PROBLEM } } };
}

export function listOperations({
  paths,
}: OpenAPIObject): [path: string, method: Method, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, Method, Operation][] => {
      const operation = item[method];
      return operation === undefined ? [] : [[path, method, operation]];
    }),
  );
}

/** Converts decorator metadata to OpenAPI security and 401/403 responses. */
function sayWhoMay(operation: Operation): void {
  const marks = operation as Operation & Record<string, unknown>;
  const roles = marks[ROLES_EXTENSION];
  operation.security = marks[PUBLIC_EXTENSION] === true ? [] : [{ staff: [] }];
  delete marks[PUBLIC_EXTENSION];
  if (operation.security.length === 0) return;
  operation.responses['401'] = problemAnswer('Nobody is signed in.');
  if (Array.isArray(roles))
    operation.responses['403'] = problemAnswer(`For the role ${roles.join(' or ')} only.`);
}
