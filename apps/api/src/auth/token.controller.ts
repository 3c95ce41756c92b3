import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { loginSchema, refreshSchema } from '@paniscus/domain';
import type { LoginForm, TokenPair } from '@paniscus/domain';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../common/address.ts';
import { Public } from '../common/public.decorator.ts';
import { SchemaPipe } from '../common/schema.pipe.ts';
import { LoginService } from './login.service.ts';
import { SessionsService } from './sessions.service.ts';

/** Signing in, staying signed in, signing out. */
@Controller('token')
export class TokenController {
  constructor(
    private readonly login: LoginService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  logIn(
    @Body(new SchemaPipe(loginSchema)) form: LoginForm,
    @Req() request: FastifyRequest,
  ): Promise<TokenPair> {
    return this.login.logIn(form, networkOf(request));
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  refresh(@Body(new SchemaPipe(refreshSchema)) { refresh }: { refresh: string }): Promise<TokenPair> {
    return this.sessions.refresh(refresh);
  }

  @Public()
  @Post('revoke')
  @HttpCode(204)
  async revoke(@Body(new SchemaPipe(refreshSchema)) { refresh }: { refresh: string }): Promise<void> {
    await this.sessions.revoke(refresh);
  }
}
