import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const IS_PUBLIC = 'isPublic';
/** How the API's description tells which routes are public. */
export const PUBLIC_EXTENSION = 'x-public';
/** OpenAPI extension with the roles that may call a route; the published document drops it. */
export const ROLES_EXTENSION = 'x-roles';

/** Opens a route to everyone. Without it a route is for signed-in staff, so that forgetting locks instead of leaks. */
export const Public = () =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
