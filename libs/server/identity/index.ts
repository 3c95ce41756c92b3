export { AuthModule } from './auth/auth.module.ts';
export { Roles, StaffUser } from './auth/staff-identity.ts';
export type { StaffIdentity } from './auth/staff-identity.ts';
export { StaffService } from './staff/staff.service.ts';
export { identitySchema } from './schema.ts';
export { runStaffCommand } from './staff/staff-cli.ts';
