import { describe, expect, it } from 'vitest';
import { getSeenRecord } from './seen-record.ts';

describe('the record that a person decides on', () => {
  const opened = { id: 2, version: 1 };
  const listed = [
    { id: 1, version: 5 },
    { id: 2, version: 2 },
  ];

  it('is the one that the dialog was opened with, whatever the list shows by now', () => {
    expect(getSeenRecord(opened, { listed, wasRefused: false })).toBe(opened);
  });

  it('is the listed one after a refusal', () => {
    expect(getSeenRecord(opened, { listed, wasRefused: true })).toBe(listed[1]);
  });

  it('stays the same when the list has lost it', () => {
    expect(getSeenRecord(opened, { listed: [], wasRefused: true })).toBe(opened);
  });
});
