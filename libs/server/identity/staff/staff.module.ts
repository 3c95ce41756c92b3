import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.ts';
import { StaffService } from './staff.service.ts';

@Module({ providers: [PasswordHasher, StaffService], exports: [PasswordHasher, StaffService] })
export class StaffModule {}
