import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FieldErrors, Problem } from '@paniscus/domain/problem';

type Details = {
  detail?: string;
  errors?: FieldErrors;
  retryAfterS?: number;
  headers?: Record<string, string>;
  extra?: Record<string, unknown>;
};

/** An error that is safe to show to the client: problem details (RFC 9457) with an HTTP status. */
export class ProblemException extends HttpException {
  readonly retryAfterS: number | undefined;
  readonly headers: Record<string, string>;
  readonly problem: Problem & Record<string, unknown>;

  constructor(status: number, { detail, errors, retryAfterS, headers, extra }: Details = {}) {
    const title = STATUS_CODES[status] ?? 'Error';
    super(detail ?? title, status);
    this.retryAfterS = retryAfterS;
    this.headers = headers ?? {};
    this.problem = { type: 'about:blank', title, status, detail, errors, ...extra };
  }
}

export const STAFF_CHALLENGE = 'Bearer realm="staff"';

export const unauthorized = (detail = 'Please sign in.') =>
  new ProblemException(401, { detail, headers: { 'www-authenticate': STAFF_CHALLENGE } });

export const notFound = (detail?: string) => new ProblemException(404, { detail });

export const invalid = (errors: FieldErrors, detail = 'Some fields are invalid.') =>
  new ProblemException(422, { detail, errors });

export const tooMany = (retryAfterS: number, detail = 'Too many attempts. Please wait and try again.') =>
  new ProblemException(429, { detail, retryAfterS });

/** Optimistic locking: a change is based on an older version of the record, such as 'fund'. */
export const changedMeanwhile = (record: string) =>
  new ProblemException(409, {
    detail: `The ${record} has changed since you opened it, so your change was not saved. Please check it and try again.`,
  });

export const unavailable = (detail: string, retryAfterS = 5) =>
  new ProblemException(503, { detail, retryAfterS });
