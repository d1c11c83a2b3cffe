import { openArea, readLanguage } from '@sheaf/messages';
import type { Mail } from '../mail.port.ts';

export type Recipient = { email: string; name: string; /** As the account has it. */ language: string };
type Words = { subject: string; text: string; button: string; after: string };

/** The one look of all emails. */
export function writeEmail({ email, name, ...recipient }: Recipient, words: Words, link: string): Mail {
  const language = readLanguage(recipient.language);
  const { subject, text, button, after } = words;
  const shown = nameForMail(name);
  const t = openArea(language, 'emails');
  const greeting = shown ? t('greeting', { name: shown }) : t('greetingUnnamed');
  const paragraph = (said: string) => `<p style="margin:0 0 16px">${escapeHtml(said)}</p>`;
  const html = [
    `<div lang="${language}" style="font:15px/1.5 sans-serif;color:#26241f;max-width:560px;margin:0 auto;padding:24px">`,
    paragraph(greeting),
    paragraph(text),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:#0b6b4f">${escapeHtml(button)}</a></p>`,
    paragraph(after),
    '</div>',
  ].join('\n');
  return { to: email, subject, html, text: [greeting, text, link, after].join('\n\n') };
}

/**
 * A member's name as a mail program shows it. A name with a link or an address is left out: it would let a stranger
 * send a message in our email.
 */
function nameForMail(name: string): string {
  const isMessage = /:\/\/|www\.|@|[\p{L}\p{N}-][.。｡]\p{L}{2,}|[/\\]/iu.test(
    name.normalize('NFKC').replace(/[\p{Cf}]/gu, ''),
  );
  return isMessage ? '' : name;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
