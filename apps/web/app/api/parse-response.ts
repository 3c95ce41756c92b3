import { ValidationError } from 'yup';
import type { AnySchema, InferType } from 'yup';
import { ProblemError } from './problem-error';

/**
 * Reads a JSON response and checks it against its schema in `libs/domain`. Properties that the schema does not know are
 * retained. Throws ProblemError with status 502 when the body is not JSON or has another shape.
 */
export async function parseResponse<Schema extends AnySchema>(
  response: Response,
  schema: Schema,
): Promise<InferType<Schema>> {
  try {
    return schema.validateSync(await response.json(), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) throw new ProblemError(502);
    throw error;
  }
}
