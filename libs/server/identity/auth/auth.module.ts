import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { SETTINGS, RateLimitsModule } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { StaffModule } from '../staff/staff.module.ts';
import { AccessTokens } from './access-tokens.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { LoginService } from './login.service.ts';
import { RolesGuard } from './roles.guard.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { TokenController } from './token.controller.ts';

/** Sign-in and the guards for all routes. Routes are closed unless marked public. */
@Module({
  imports: [
    RateLimitsModule,
    StaffModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({ secret: settings.jwtSecret }),
    }),
  ],
  controllers: [TokenController],
  providers: [
    AccessTokens,
    JwtStrategy,
    LoginService,
    SessionsService,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
  ],
})
export class AuthModule {}
