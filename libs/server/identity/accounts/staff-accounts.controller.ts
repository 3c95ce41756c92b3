import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { roleSchema, staffListResponse, staffMemberResponse } from '@paniscus/domain/session';
import type { RoleForm, StaffMember } from '@paniscus/domain/session';
import { Endpoint, IdPipe, SchemaPipe } from '@paniscus/server/platform';
import { Roles, StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

const UPDATED = { description: 'The updated account.', schema: staffMemberResponse };
const NOT_FOUND = 'The account does not exist.';
const LAST_ADMIN = 'The account is the last administrator.';

@Roles('admin')
@Controller('staff')
export class StaffAccountsController {
  constructor(private readonly accounts: StaffAccountsService) {}

  @Endpoint({
    summary: 'Lists the staff accounts, by name.',
    response: { description: 'All accounts.', schema: staffListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  list(): Promise<StaffMember[]> {
    return this.accounts.list();
  }

  @Endpoint({
    summary: 'Changes the role of an account.',
    response: UPDATED,
    problems: { 404: NOT_FOUND, 409: LAST_ADMIN },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/role')
  @HttpCode(200)
  async setRole(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(roleSchema)) { role }: RoleForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffMember> {
    await this.accounts.setRole(id, role, staff);
    return this.accounts.get(id);
  }

  @Endpoint({
    summary: 'Disables an account and ends its sessions.',
    response: UPDATED,
    problems: { 404: NOT_FOUND, 409: LAST_ADMIN },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/disable')
  @HttpCode(200)
  async disable(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffMember> {
    await this.accounts.disable(id, staff);
    return this.accounts.get(id);
  }

  @Endpoint({
    summary: 'Enables a disabled account.',
    response: UPDATED,
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/enable')
  @HttpCode(200)
  async enable(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffMember> {
    await this.accounts.enable(id, staff);
    return this.accounts.get(id);
  }

  @Endpoint({
    summary: 'Ends all sessions of an account.',
    response: UPDATED,
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/sign-out')
  @HttpCode(200)
  async signOut(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffMember> {
    await this.accounts.signOut(id, staff);
    return this.accounts.get(id);
  }

  @Endpoint({
    summary: 'Turns off two-step sign-in for a person who lost their device, and emails them.',
    response: UPDATED,
    problems: { 404: NOT_FOUND, 409: 'It is the caller’s own account.' },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/turn-off-two-step')
  @HttpCode(200)
  async turnOffTwoStep(
    @Param('id', IdPipe) id: number,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffMember> {
    await this.accounts.turnOffTwoStep(id, staff);
    return this.accounts.get(id);
  }
}
