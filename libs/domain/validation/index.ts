export { collectFailures } from './collect-failures.ts';
export { isEmail } from './fields.ts';
export { INVALID_EMAIL } from './messages.ts';
export { isRecord, toRecord } from './records.ts';
export { emptyResponse, receivedResponse, sentResponse } from './response-fields.ts';
