import { describe, expect, it } from 'vitest';
import { serializeError } from './error-serializer.ts';

describe('logged error', () => {
  it('contains type, message, code and stack', () => {
    const error = Object.assign(new TypeError('No such thing.'), { code: 'ENOTHING' });

    expect(serializeError(error)).toEqual({
      type: 'TypeError',
      message: 'No such thing.',
      code: 'ENOTHING',
      stack: expect.stringContaining('error-serializer.spec.ts'),
    });
  });

  it('contains no personal data attached to the error', () => {
    const cause = Object.assign(new Error('Refused.'), { rejected: ['ada@example.org'] });
    const error = Object.assign(new Error('The query failed.', { cause }), {
      parameters: ['ada@example.org'],
      detail: 'Key (email)=(ada@example.org) exists.',
    });

    expect(JSON.stringify(serializeError(error))).not.toContain('ada@');
  });

  it('omits a thrown value that is not an error', () => {
    expect(JSON.stringify(serializeError('ada@example.org'))).not.toContain('ada@');
  });
});
