import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const IS_PUBLIC = 'isPublic';
export const PUBLIC_EXTENSION = 'x-public';
/** OpenAPI extension with the roles that may call a route; the published document drops it. */
export const ROLES_EXTENSION = 'x-roles';

/** Makes a route public. Routes are staff-only by default, so that forgetting a decorator locks instead of leaks. */
export const Public = () =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
