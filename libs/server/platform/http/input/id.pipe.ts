import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { idFrom } from '@paniscus/domain';
import { notFound } from '../problem.ts';

/** One of our own ids from a path; anything that cannot be one is simply not there. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idFrom(text);
    if (id === undefined) throw notFound();
    return id;
  }
}
