/** The classes of refusal that programs act on, each with its status on both interfaces. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  limit_reached: 402,
  feature_not_in_plan: 402,
  payment_failed: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  cancelled: 409,
  file_too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  unprocessable_document: 422,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
  timed_out: 504,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;
