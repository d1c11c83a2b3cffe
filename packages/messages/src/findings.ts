import { openArea } from './format-message.ts';

export type Finding = { code: string; params?: Record<string, string | number> };

/** What a tool found in a document, in English. */
export function describeFinding({ code, params }: Finding): string {
  return openArea('en', 'answers').find(`findings.${code}`, params) ?? code;
}

/** The same for all findings of an analysis. */
export function describeFindings<F extends Finding>(findings: F[]): (F & { message: string })[] {
  return findings.map((finding) => ({ ...finding, message: describeFinding(finding) }));
}
