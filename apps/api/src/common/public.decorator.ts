import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to everyone. Without it a route is for signed-in staff, so that forgetting locks instead of leaks. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
