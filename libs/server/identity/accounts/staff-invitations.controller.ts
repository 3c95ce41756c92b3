import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { inviteSchema, staffMemberResponse } from '@paniscus/domain/session';
import type { InviteForm, StaffMember } from '@paniscus/domain/session';
import { Endpoint, IdPipe, SchemaPipe } from '@paniscus/server/platform';
import { Roles, StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

const NOT_FOUND = 'The account does not exist.';
const ACCEPTED = 'The invitation was accepted already.';

@Roles('admin')
@Controller('staff')
export class StaffInvitationsController {
  constructor(private readonly accounts: StaffAccountsService) {}

  @Endpoint({
    summary: 'Invites a person by email; the link in the email works once, within seven days.',
    response: { status: 201, description: 'The invited account.', schema: staffMemberResponse },
    problems: { 409: 'This email address already has an account or an invitation.' },
  })
  @Header('cache-control', 'no-store')
  @Post()
  @HttpCode(201)
  invite(
    @Body(new SchemaPipe(inviteSchema)) form: InviteForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffMember> {
    return this.accounts.invite(form, staff);
  }

  @Endpoint({
    summary: 'Sends an invitation again; the earlier link stops working.',
    response: { description: 'The updated account.', schema: staffMemberResponse },
    problems: { 404: NOT_FOUND, 409: ACCEPTED },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/resend-invitation')
  @HttpCode(200)
  async resend(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffMember> {
    await this.accounts.resendInvitation(id, staff);
    return this.accounts.get(id);
  }

  @Endpoint({
    summary: 'Cancels an invitation and deletes its account.',
    response: { status: 204, description: 'The invitation is canceled.' },
    problems: { 404: NOT_FOUND, 409: ACCEPTED },
  })
  @Post(':id/cancel-invitation')
  @HttpCode(204)
  cancel(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<void> {
    return this.accounts.cancelInvitation(id, staff);
  }
}
