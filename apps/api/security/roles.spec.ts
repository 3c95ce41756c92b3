import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Public, ProblemFilter } from '@paniscus/server/platform';
import { signInAs, startServer } from '@paniscus/server/testing';
import { afterAll, expect, it } from 'vitest';
import { AppModule } from '../src/app.module.ts';

@Controller('probe')
class ProbeController {
  @Get('undecorated')
  undecorated(): { reached: true } {
    return { reached: true };
  }

  @Roles('admin')
  @Get('admin')
  admin(): { reached: true } {
    return { reached: true };
  }

  @Public()
  @Get('public')
  open(@StaffUser() staff: StaffIdentity | undefined): { name: string } {
    return { name: staff?.username ?? 'a visitor' };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const server = await startServer();
const tokens = {
  editor: (await signInAs(server, 'ed')).access,
  admin: (await signInAs(server, 'ann', 'admin')).access,
};

const databaseUrl = server.settings.databaseUrl ?? `postgres://postgres@/postgres?host=${server.dataDir}/run`;
const app = AppModule.forRoot({ ...server.settings, databaseUrl });
const probe = await NestFactory.create<NestFastifyApplication>(
  { ...app, imports: [...(app.imports ?? []), ProbeModule] },
  new FastifyAdapter(),
  { logger: false },
);
probe.useGlobalFilters(new ProblemFilter());
await probe.init();
afterAll(() => probe.close());

const get = (url: string, token?: string) =>
  probe.inject({
    method: 'GET',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

it('requires a sign-in for a route without @Public() or @Roles()', async () => {
  expect((await get('/probe/undecorated')).statusCode).toBe(401);
  expect((await get('/probe/undecorated', tokens.editor)).statusCode).toBe(200);
});

it('admits only the role that a route requires', async () => {
  const responses = [await get('/probe/admin'), await get('/probe/admin', tokens.editor)];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
  expect((await get('/probe/admin', tokens.admin)).statusCode).toBe(200);
});

it('passes the signed-in identity, if any, to a public route', async () => {
  expect((await get('/probe/public')).json()).toEqual({ name: 'a visitor' });
  expect((await get('/probe/public', 'nonsense')).json()).toEqual({ name: 'a visitor' });
  expect((await get('/probe/public', tokens.editor)).json()).toEqual({ name: 'ed' });
});
