/** A Sheaf server, and an API key of a member that may write: a question counts toward the plan. */
export type SheafServer = { url: string; key: string };

/** As the environment names them; null where it does not. */
export function readServer(): SheafServer | null {
  const { SHEAF_URL, SHEAF_KEY } = process.env;
  if (!SHEAF_URL || !SHEAF_KEY) return null;
  return { url: SHEAF_URL.replace(/(?<!\/)\/+$/, ''), key: SHEAF_KEY };
}
