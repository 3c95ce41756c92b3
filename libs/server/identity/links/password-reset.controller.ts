import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { requestPasswordResetSchema, resetPasswordSchema } from '@paniscus/domain/session';
import type { RequestPasswordResetForm, ResetPasswordForm } from '@paniscus/domain/session';
import { emptyResponse } from '@paniscus/domain/validation';
import { Endpoint, getClientNetwork, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { PasswordResetService } from './password-reset.service.ts';

const NOT_FOUND = 'The link is wrong, has already been used or has expired.';

@Public()
@Controller('password-reset')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @Endpoint({
    summary:
      'Emails a link for setting a new password; the response is the same for unknown email addresses.',
    response: { status: 202, description: 'The request was accepted.', schema: emptyResponse },
    problems: { 429: 'Too many requests from this network.' },
  })
  @Post()
  @HttpCode(202)
  async request(
    @Body(new SchemaPipe(requestPasswordResetSchema)) { email }: RequestPasswordResetForm,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    await this.resets.request(email, getClientNetwork(request));
    return {};
  }

  @Endpoint({
    summary: 'Checks whether a link for a new password still works.',
    response: { description: 'The link works.', schema: emptyResponse },
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Get(':token')
  async get(@Param('token') token: string): Promise<object> {
    await this.resets.assertLink(token);
    return {};
  }

  @Endpoint({
    summary: 'Sets a new password and ends all sessions of the account.',
    response: { status: 204, description: 'The password is changed.' },
    problems: { 404: NOT_FOUND },
  })
  @Post(':token')
  @HttpCode(204)
  reset(
    @Param('token') token: string,
    @Body(new SchemaPipe(resetPasswordSchema)) { password }: ResetPasswordForm,
  ): Promise<void> {
    return this.resets.reset(token, password);
  }
}
