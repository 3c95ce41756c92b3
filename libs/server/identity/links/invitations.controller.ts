import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { acceptInvitationSchema, invitationResponse, tokenPairResponse } from '@paniscus/domain/session';
import type { AcceptInvitationForm, Invitation, TokenPair } from '@paniscus/domain/session';
import { Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getLoginOrigin } from '../auth/login-origin.ts';
import { InvitationsService } from './invitations.service.ts';

const NOT_FOUND = 'The link is wrong, has already been used or has expired.';

@Public()
@Controller('invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Endpoint({
    summary: 'Returns the invitation of a link.',
    response: { description: 'The invitation.', schema: invitationResponse },
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Get(':token')
  get(@Param('token') token: string): Promise<Invitation> {
    return this.invitations.get(token);
  }

  @Endpoint({
    summary: 'Accepts an invitation with a name and a password, and signs in.',
    response: { status: 201, description: 'The tokens of the new session.', schema: tokenPairResponse },
    problems: { 404: NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Post(':token')
  @HttpCode(201)
  async accept(
    @Param('token') token: string,
    @Body(new SchemaPipe(acceptInvitationSchema)) form: AcceptInvitationForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenPair> {
    const { tokens, deviceCookie } = await this.invitations.accept(token, form, getLoginOrigin(request));
    void reply.header('set-cookie', deviceCookie);
    return tokens;
  }
}
