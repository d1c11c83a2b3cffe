import { writtenLimits } from './written.ts';

/** Where a link leads: to an address, or to a bookmark of the document. */
export type Link = { href?: string; anchor?: string };

const HYPERLINK = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]+)"/;
const DEEPEST_FIELD = 100;

/** The address of a link, if it is one that may be opened from a page. */
export function safeAddress(address: string | undefined): string | undefined {
  const url = address && address.length <= writtenLimits.address ? URL.parse(address.trim()) : null;
  return url && /^(https?|mailto):$/.test(url.protocol) ? url.href : undefined;
}

/** What the instruction of a field leads to, if it is that of a link. */
export function readInstruction(instruction: string): Link | undefined {
  const [, isLocal, target = ''] = HYPERLINK.exec(instruction) ?? [];
  if (isLocal) return { anchor: target };
  const href = safeAddress(target);
  return href === undefined ? undefined : { href };
}

/** The links of a text: elements around it, and fields that say first what they are made by. */
export function createLinks() {
  const around: (Link | undefined)[] = [];
  const fields: { instruction: string; link?: Link | undefined }[] = [];
  return {
    open: (link: Link | undefined) => void around.push(link),
    close: () => void around.pop(),
    markField(kind: string | undefined) {
      const field = fields.at(-1);
      if (kind === 'begin' && fields.length < DEEPEST_FIELD) fields.push({ instruction: '' });
      else if (kind === 'separate' && field) field.link = readInstruction(field.instruction);
      else if (kind === 'end') fields.pop();
    },
    writeField(text: string) {
      const field = fields.at(-1);
      if (field && field.instruction.length < writtenLimits.address) field.instruction += text;
    },
    current: () => around.at(-1) ?? fields.findLast(({ link }) => link)?.link,
  };
}
