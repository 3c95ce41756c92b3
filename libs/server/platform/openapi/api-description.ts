import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { organization } from '@paniscus/content';
import { PUBLIC_EXTENSION, ROLES_EXTENSION } from '../http/public.decorator.ts';

type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

const API_DESCRIPTION =
  'Requests and responses are JSON unless noted otherwise. Paths work with and without a trailing slash. Amounts are ' +
  'in whole US cents or in US dollars with at most two decimals; each field states its unit. Errors are problem ' +
  'details (RFC 9457) with the request ID in `instance`. Responses with status 429 or 503 include a `Retry-After` ' +
  'header.';

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string', description: 'Always `about:blank`: the status code identifies the problem.' },
    title: { type: 'string', description: 'Reason phrase of the status code.' },
    status: { type: 'integer', description: 'HTTP status code.' },
    detail: { type: 'string', description: 'Explanation of the problem that can be displayed to users.' },
    instance: { type: 'string', description: 'Request ID, as recorded in the server log.' },
    errors: {
      type: 'object',
      description: 'Validation messages by field name.',
      additionalProperties: { type: 'string' },
    },
  },
};
const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(organization.name)
    .setDescription(API_DESCRIPTION)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'staff')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: true });
  for (const [, , operation] of listOperations(document)) addAccessControl(operation);
  const { paths, components } = document;
  return { ...document, paths, components: { ...components, schemas: { Problem: PROBLEM_SCHEMA } } };
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
function addAccessControl(operation: Operation): void {
  const extensions = operation as Operation & Record<string, unknown>;
  const roles = extensions[ROLES_EXTENSION];
  operation.security = extensions[PUBLIC_EXTENSION] === true ? [] : [{ staff: [] }];
  delete extensions[PUBLIC_EXTENSION];
  if (operation.security.length === 0) return;
  operation.responses['401'] = problemResponse('The access token is missing, invalid or expired.');
  if (Array.isArray(roles))
    operation.responses['403'] = problemResponse(
      `The account does not have the required role (${roles.join(' or ')}).`,
    );
}
