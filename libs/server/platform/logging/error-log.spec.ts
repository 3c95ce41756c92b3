import { describe, expect, it } from 'vitest';
import { errorForLog } from './error-log.ts';

describe('an error in the log', () => {
  it('says what and where it was, and its code', () => {
    const error = Object.assign(new TypeError('No such thing.'), { code: 'ENOTHING' });

    expect(errorForLog(error)).toEqual({
      type: 'TypeError',
      message: 'No such thing.',
      code: 'ENOTHING',
      stack: expect.stringContaining('error-log.spec.ts'),
    });
  });

  it('leaves out what it carries about people', () => {
    const cause = Object.assign(new Error('Refused.'), { rejected: ['ada@example.org'] });
    const error = Object.assign(new Error('The query failed.', { cause }), {
      parameters: ['ada@example.org'],
      detail: 'Key (email)=(ada@example.org) exists.',
    });

    expect(JSON.stringify(errorForLog(error))).not.toContain('ada@');
  });

  it('tells nothing of what is no error', () => {
    expect(JSON.stringify(errorForLog('ada@example.org'))).not.toContain('ada@');
  });
});
