import { Injectable } from '@nestjs/common';

/** What time it is. Rules about time ask here, so that a spec can move the hands. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
