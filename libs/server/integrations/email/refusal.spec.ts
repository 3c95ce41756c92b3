import { describe, expect, it } from 'vitest';
import { isRefusedForGood, isUnknownRecipient } from './refusal.ts';

describe('a refusal of the mail server', () => {
  it.each([
    [
      'no such user',
      { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such user' },
      true,
      true,
    ],
    [
      'an unknown mailbox, by code alone',
      { responseCode: 550, command: 'RCPT TO', response: '550 No' },
      true,
      true,
    ],
    ['a moved mailbox', { responseCode: 551, command: 'RCPT TO', response: '551 5.1.6 Moved' }, true, true],
    [
      'an unknown mailbox, after the message',
      { responseCode: 550, command: 'DATA', response: '550 5.1.1 No such user' },
      true,
      true,
    ],
    [
      'refused by policy',
      { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 Blocked' },
      true,
      false,
    ],
    ['a refused message', { responseCode: 554, command: 'DATA', response: '554 Rejected' }, true, false],
    ['a refused sender', { responseCode: 550, command: 'MAIL FROM', response: '550 No' }, false, false],
    ['a mailbox full for good', { responseCode: 552, command: 'RCPT TO', response: '552 Full' }, true, false],
    [
      'a full mailbox with the code of an unknown one',
      { responseCode: 550, command: 'RCPT TO', response: '550 5.2.2 Full' },
      true,
      false,
    ],
    [
      'a full mailbox, for now',
      { responseCode: 452, command: 'RCPT TO', response: '452 4.2.2 Full' },
      false,
      false,
    ],
    ['no response', new Error('timeout'), false, false],
  ])('is judged: %s', (_, error, isFinal, isUnknown) => {
    expect([isRefusedForGood(error), isUnknownRecipient(error)]).toEqual([isFinal, isUnknown]);
  });
});
