import type { Language } from '../language.schema.ts';
import type { Mail } from '../ports.ts';
import { texts as de } from './letters.texts.de.ts';
import { texts as es } from './letters.texts.es.ts';
import { texts as fr } from './letters.texts.fr.ts';
import { type LetterTexts, texts as en } from './letters.texts.ts';

export const letterTexts: Record<Language, LetterTexts> = { en, de, es, fr };

export type Recipient = { email: string; name: string; language: Language };
export type Letter = { subject: string; text: string; button: string; after: string };

/** The one look of all letters. */
export function writeLetter({ email, name, language }: Recipient, letter: Letter, link: string): Mail {
  const { subject, text, button, after } = letter;
  const greeting = letterTexts[language].greeting(name);
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
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
