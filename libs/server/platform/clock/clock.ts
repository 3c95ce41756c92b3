import { Injectable } from '@nestjs/common';

/** Injectable clock, so that specs can control the time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
