import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { loginSchema, refreshSchema, SIGN_IN_PROBLEMS, tokenPairResponse } from '@paniscus/domain/session';
import type { LoginForm, TokenPair } from '@paniscus/domain/session';
import { Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getLoginOrigin } from './login-origin.ts';
import { LoginService } from './login.service.ts';
import { SessionsService } from './sessions/sessions.service.ts';

@Controller('token')
export class TokenController {
  constructor(
    private readonly login: LoginService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Signs in a staff member.',
    response: {
      description: 'An access token valid for 15 minutes and a refresh token valid for 30 days.',
      schema: tokenPairResponse,
    },
    problems: {
      401:
        'The username or password is incorrect, or the account is disabled. After a correct password, ' +
        `\`type\` is \`${SIGN_IN_PROBLEMS.codeRequired}\` when the account needs a one-time code: repeat the request ` +
        `with \`code\`. It is \`${SIGN_IN_PROBLEMS.codeWrong}\` when that code is wrong or was used before.`,
      429: 'Too many attempts from this network or device.',
    },
  })
  @Post()
  @HttpCode(200)
  async logIn(
    @Body(new SchemaPipe(loginSchema)) form: LoginForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenPair> {
    const { tokens, deviceCookie } = await this.login.logIn(form, getLoginOrigin(request));
    void reply.header('set-cookie', deviceCookie);
    return tokens;
  }

  @Public()
  @Endpoint({
    summary: 'Exchanges a refresh token for a new token pair; each refresh token works once.',
    response: { description: 'The new token pair of the same session.', schema: tokenPairResponse },
    problems: { 401: 'The refresh token is invalid or its session has ended.' },
  })
  @Post('refresh')
  @HttpCode(200)
  refresh(@Body(new SchemaPipe(refreshSchema)) { refresh }: { refresh: string }): Promise<TokenPair> {
    return this.sessions.refresh(refresh);
  }

  @Public()
  @Endpoint({
    summary: 'Ends the session of a refresh token; repeating the request has no further effect.',
    response: { status: 204, description: 'The session has ended.' },
  })
  @Post('revoke')
  @HttpCode(204)
  async revoke(@Body(new SchemaPipe(refreshSchema)) { refresh }: { refresh: string }): Promise<void> {
    await this.sessions.revoke(refresh);
  }
}
