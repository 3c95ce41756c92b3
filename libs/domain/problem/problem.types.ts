export type FieldErrors = Record<string, string>;

/** Problem details (RFC 9457), the body of every API error. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  errors?: FieldErrors;
};
