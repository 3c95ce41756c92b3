import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  accountResponse,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  staffSessionListResponse,
} from '@paniscus/domain/session';
import type {
  Account,
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailRequest,
  StaffSession,
} from '@paniscus/domain/session';
import { Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { AccountEmailService } from './account-email.service.ts';
import { AccountService } from './account.service.ts';

@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly emails: AccountEmailService,
  ) {}

  @Endpoint({
    summary: "Returns the signed-in staff member's account and role.",
    response: { description: 'The account.', schema: accountResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  get(@StaffUser() staff: StaffIdentity): Promise<Account> {
    return this.account.get(staff);
  }

  @Endpoint({
    summary: "Changes the staff member's password and ends the other sessions.",
    response: { status: 204, description: 'The password is changed.' },
    problems: { 429: 'Too many wrong passwords.' },
  })
  @Post('password')
  @HttpCode(204)
  changePassword(
    @Body(new SchemaPipe(changePasswordSchema)) form: ChangePasswordForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<void> {
    return this.account.changePassword(staff, form);
  }

  @Endpoint({
    summary: 'Emails a link to a new address, which confirms it, and notifies the current address.',
    response: {
      description: 'The account, with the address that is not confirmed yet.',
      schema: accountResponse,
    },
    problems: { 409: 'The site has no mail server.', 429: 'Too many wrong passwords or emails.' },
  })
  @Header('cache-control', 'no-store')
  @Post('email')
  @HttpCode(200)
  async changeEmail(
    @Body(new SchemaPipe(changeEmailSchema)) form: ChangeEmailForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<Account> {
    await this.emails.request(staff, form);
    return this.account.get(staff);
  }

  @Endpoint({
    summary: 'Confirms a new email address with the token of its link.',
    response: { description: 'The account, with the address.', schema: accountResponse },
    problems: { 404: 'The link is wrong, belongs to another account or has expired.' },
  })
  @Header('cache-control', 'no-store')
  @Post('email/confirm')
  @HttpCode(200)
  async confirmEmail(
    @Body(new SchemaPipe(confirmEmailSchema)) { token }: ConfirmEmailRequest,
    @StaffUser() staff: StaffIdentity,
  ): Promise<Account> {
    await this.emails.confirm(staff, token);
    return this.account.get(staff);
  }

  @Endpoint({
    summary: 'Lists the devices on which the staff member is signed in, last used first.',
    response: { description: 'The active sessions.', schema: staffSessionListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get('sessions')
  listSessions(@StaffUser() staff: StaffIdentity): Promise<StaffSession[]> {
    return this.account.listSessions(staff);
  }

  @Endpoint({
    summary: 'Signs the staff member out on all other devices.',
    response: { status: 204, description: 'The other sessions have ended.' },
  })
  @Post('sessions/end-others')
  @HttpCode(204)
  endOtherSessions(@StaffUser() staff: StaffIdentity): Promise<void> {
    return this.account.endOtherSessions(staff);
  }

  @Endpoint({
    summary: 'Signs the staff member out on one device.',
    response: { status: 204, description: 'The session has ended.' },
    problems: { 404: 'The staff member has no active session with this id.' },
  })
  @Post('sessions/:id/end')
  @HttpCode(204)
  endSession(@Param('id') id: string, @StaffUser() staff: StaffIdentity): Promise<void> {
    return this.account.endSession(staff, id);
  }
}
