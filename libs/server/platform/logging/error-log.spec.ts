import { describe, expect, it } from 'vitest';
import { errorForLog } from './error-log.ts';

describe('error in the log', () => {
  it('contains type, message, code and stack', () => {
    const error = Object.assign(new TypeError('No such thing.'), { code: 'ENOTHING' });

    expect(errorForLog(error)).toEqual({
      type: 'TypeError',
      message: 'No such thing.',
      code: 'ENOTHING',
      stack: expect.stringContaining('error-log.spec.ts'),
    });
  });

  it('contains no personal data attached to the error', () => {
    const cause = Object.assign(new Error('Refused.'), { rejected: ['ada@example.org'] });
    const error = Object.assign(new Error('The query failed.', { cause }), {
      parameters: ['ada@example.org'],
      detail: 'Key (email)=(ada@example.org) exists.',
    });

    expect(JSON.stringify(errorForLog(error))).not.toContain('ada@');
  });

  it('contains nothing of a thrown value that is not an error', () => {
    expect(JSON.stringify(errorForLog('ada@example.org'))).not.toContain('ada@');
  });
});
