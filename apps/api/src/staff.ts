import 'reflect-metadata';
import { runStaffCommand } from '@paniscus/server/identity';
import { schema } from './schema.ts';

await runStaffCommand(schema);
