import { openArea } from './format-message.ts';

export type Notice = { code: string; params: Record<string, string | number> };

/** What a tool noticed of a document, in English. */
export function describeNotice({ code, params }: Notice): string {
  if (code === 'nothing_found')
    return openArea('en', 'tool-options').find(`${params['tool']}.report`, params) ?? code;
  return openArea('en', 'notices').find(code, params) ?? code;
}

/** The same for all notices of a result. */
export function describeNotices<N extends Notice>(notices: N[]): (N & { message: string })[] {
  return notices.map((notice) => ({ ...notice, message: describeNotice(notice) }));
}
