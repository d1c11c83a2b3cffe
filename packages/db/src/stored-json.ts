/**
 * JSON as PostgreSQL can keep it: what people type and documents hold may have a NUL or half a character in it, which
 * `jsonb` refuses. They become the sign for what cannot be shown.
 */
export function storedJson(value: unknown): string {
  // JSON.stringify writes just these two as escapes; an escaped backslash before `u` is none.
  return JSON.stringify(value).replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, (found) =>
    found === '\\\\' ? found : '\uFFFD',
  );
}
