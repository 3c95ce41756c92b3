import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { JobsModule, SETTINGS, RateLimitsModule } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { StaffModule } from '../staff/staff.module.ts';
import { AccountController } from '../account/account.controller.ts';
import { AccountEmailService } from '../account/account-email.service.ts';
import { AccountService } from '../account/account.service.ts';
import { CurrentPasswords } from '../account/current-passwords.service.ts';
import { PasswordsService } from '../account/passwords.service.ts';
import { StaffAccountsController } from '../accounts/staff-accounts.controller.ts';
import { StaffInvitationsController } from '../accounts/staff-invitations.controller.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { InvitationsController } from '../links/invitations.controller.ts';
import { InvitationsService } from '../links/invitations.service.ts';
import { PasswordResetController } from '../links/password-reset.controller.ts';
import { PasswordResetService } from '../links/password-reset.service.ts';
import { StaffEmailsBuilder } from '../links/staff-emails.builder.ts';
import { StaffLinksService } from '../links/staff-links.service.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SavedFiltersController } from '../saved-filters/saved-filters.controller.ts';
import { SavedFilters } from '../saved-filters/saved-filters.service.ts';
import { OneTimeCodes } from '../two-step/one-time-codes.service.ts';
import { SecretCipher } from '../two-step/secret-cipher.ts';
import { TwoStepNotices } from '../two-step/two-step-notices.service.ts';
import { TwoStepController } from '../two-step/two-step.controller.ts';
import { TwoStepService } from '../two-step/two-step.service.ts';
import { AccessTokens } from './access-tokens.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { DeviceCookies } from './device-cookie.ts';
import { LoginRateLimitService } from './login-rate-limit.service.ts';
import { LoginService } from './login.service.ts';
import { LoginCodes } from './login-codes.service.ts';
import { RolesGuard } from './roles.guard.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { TokenController } from './token.controller.ts';

/** Sign-in, staff accounts, the audit log and the guards for all routes. Routes require a sign-in unless marked public. */
@Module({
  imports: [
    AuditModule,
    JobsModule,
    NotificationsModule,
    RateLimitsModule,
    StaffModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({ secret: settings.jwtSecret }),
    }),
  ],
  controllers: [
    TokenController,
    AccountController,
    StaffAccountsController,
    StaffInvitationsController,
    InvitationsController,
    PasswordResetController,
    SavedFiltersController,
    TwoStepController,
  ],
  providers: [
    AccessTokens,
    JwtStrategy,
    AccountEmailService,
    AccountService,
    CurrentPasswords,
    DeviceCookies,
    InvitationsService,
    LoginCodes,
    LoginRateLimitService,
    LoginService,
    OneTimeCodes,
    PasswordResetService,
    PasswordsService,
    SavedFilters,
    SecretCipher,
    SessionsService,
    StaffAccountsService,
    StaffEmailsBuilder,
    StaffLinksService,
    TwoStepNotices,
    TwoStepService,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
  ],
  exports: [SavedFilters],
})
export class AuthModule {}
