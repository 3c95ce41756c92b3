/** What is wrong, by field: the field's name on the wire and one sentence. */
export type FieldErrors = Record<string, string>;

/** Problem details (RFC 9457) as every error of the API answers them. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** The request's id, the same as in the server's log line. */
  instance?: string;
  errors?: FieldErrors;
};
