import { applyDecorators } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { AnyObjectSchema, AnySchema } from 'yup';
import { SchemaPipe } from '../http/input/schema.pipe.ts';
import { toJsonSchema, toResponseJsonSchema } from './json-schema.ts';

type SuccessResponse = {
  status?: number;
  description: string;
  /** Of a JSON response, from `libs/domain`; of any other, `mediaType` describes it. */
  schema?: AnySchema;
  mediaType?: 'text/csv' | 'text/html' | 'image/png' | 'image/webp';
};

export type EndpointDescription = {
  summary: string;
  response: SuccessResponse;
  /** Problems by status with their meaning, except 401, 403, 415 and 422, which follow from the route. */
  problems?: Record<number, string>;
};

type SchemaObject = NonNullable<Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema']>;

const MEDIA_SCHEMAS: Record<NonNullable<SuccessResponse['mediaType']>, SchemaObject> = {
  'text/csv': { type: 'string' },
  'text/html': { type: 'string' },
  'image/png': { type: 'string', format: 'binary' },
  'image/webp': { type: 'string', format: 'binary' },
};

const BODY_PROBLEMS: Record<number, string> = {
  415: 'The request body is not JSON.',
  422: 'A field is missing or invalid; `errors` contains a message for each such field.',
};

const responseSchemas = new WeakMap<object, AnySchema>();

/** Documents a route. Its body schema is read from the route itself: `@Body(new SchemaPipe(schema))`. */
export function Endpoint({ summary, response, problems = {} }: EndpointDescription): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const body = findBodyPipe(target, key);
    const allProblems = { ...(body === undefined ? {} : BODY_PROBLEMS), ...problems };
    applyDecorators(
      ApiOperation({ summary }),
      responseDecorator(response),
      ...Object.entries(allProblems).map(([status, description]) =>
        problemDecorator(Number(status), description),
      ),
      ...(body === undefined ? [] : [bodyDecorator(body)]),
    )(target, key, descriptor);
    if (response.schema !== undefined) responseSchemas.set(descriptor.value, response.schema);
  };
}

/** Schema of the JSON response of a route handler; undefined when it has none. */
export function getResponseSchema(handler: object): AnySchema | undefined {
  return responseSchemas.get(handler);
}

function responseDecorator({ status = 200, description, schema, mediaType }: SuccessResponse) {
  const content = {
    ...(schema && { 'application/json': { schema: toResponseJsonSchema(schema) as SchemaObject } }),
    ...(mediaType && { [mediaType]: { schema: MEDIA_SCHEMAS[mediaType] } }),
  };
  return ApiResponse({ status, description, ...(Object.keys(content).length > 0 && { content }) });
}

function problemDecorator(status: number, description: string) {
  return ApiResponse({
    status,
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
}

const bodyDecorator = ({ schema, isOptional }: SchemaPipe<AnyObjectSchema>) =>
  ApiBody({ schema: toJsonSchema(schema) as SchemaObject, required: !isOptional });

type RouteArgument = { pipes?: unknown[] };

function findBodyPipe(target: object, key: string | symbol): SchemaPipe<AnyObjectSchema> | undefined {
  const routeArguments: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key);
  for (const { pipes = [] } of Object.values((routeArguments ?? {}) as Record<string, RouteArgument>))
    for (const pipe of pipes) if (pipe instanceof SchemaPipe) return pipe;
  return undefined;
}
