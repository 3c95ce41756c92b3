import { Module } from '@nestjs/common';
import { Argon2 } from './argon2.ts';
import { PasswordHasher } from './password-hasher.ts';
import { StaffService } from './staff.service.ts';

@Module({ providers: [Argon2, PasswordHasher, StaffService], exports: [PasswordHasher, StaffService] })
export class StaffModule {}
