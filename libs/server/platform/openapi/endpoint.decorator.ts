import { applyDecorators } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { SchemaPipe } from '../http/input/schema.pipe.ts';
import { toJsonSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

type Answer = { status?: number; description: string; schema?: JsonSchema; type?: string };

export type EndpointDescription = {
  summary: string;
  answer: Answer;
  /** Problems by status with their meaning, except 401, 403, 415 and 422, which follow from the route. */
  problems?: Record<number, string>;
};

const BODY_PROBLEMS: Record<number, string> = {
  415: 'The body is not JSON.',
  422: 'A field is missing or wrong; `errors` names it.',
};

type SchemaObject = NonNullable<Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema']>;

/** Documents a route. Its body schema is read from the route itself: `@Body(new SchemaPipe(schema))`. */
export function Endpoint({ summary, answer, problems = {} }: EndpointDescription): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const schema = getBodySchema(target, key);
    const all = { ...(schema === undefined ? {} : BODY_PROBLEMS), ...problems };
    applyDecorators(
      ApiOperation({ summary }),
      answerDecorator(answer),
      ...Object.entries(all).map(([status, description]) => problemDecorator(Number(status), description)),
      ...(schema === undefined ? [] : [ApiBody({ schema: schema as SchemaObject })]),
    )(target, key, descriptor);
  };
}

function answerDecorator({ status = 200, description, schema, type = 'application/json' }: Answer) {
  return ApiResponse({
    status,
    description,
    ...(schema && { content: { [type]: { schema: schema as SchemaObject } } }),
  });
}

function problemDecorator(status: number, description: string) {
  return ApiResponse({
    status,
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
}

type RouteArgument = { pipes?: unknown[] };

function getBodySchema(target: object, key: string | symbol): JsonSchema | undefined {
  const routeArguments: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key);
  for (const { pipes = [] } of Object.values((routeArguments ?? {}) as Record<string, RouteArgument>))
    for (const pipe of pipes) if (pipe instanceof SchemaPipe) return toJsonSchema(pipe.schema);
  return undefined;
}
