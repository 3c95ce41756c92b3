import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { parseId } from '@paniscus/domain/ids';
import { notFound } from '../problem.ts';

/** Parses an id from the path. Throws 404 for text that cannot be an id. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = parseId(text);
    if (id === undefined) throw notFound();
    return id;
  }
}
