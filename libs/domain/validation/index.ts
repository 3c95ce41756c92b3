export { collectFailures } from './first-failure.ts';
export { emptyResponse, receivedResponse, sentResponse } from './response-fields.ts';
