import type { Mail } from '../../ports.ts';

type Letter = {
  subject: string;
  greeting: string;
  lines: string[];
  button: string;
  link: string;
  after: string;
};

export function verificationMail(to: string, name: string, link: string): Mail {
  return writeLetter(to, {
    subject: 'Confirm your email address',
    greeting: `Hello ${name},`,
    lines: ['please confirm that this address is yours. The link works once, for two days.'],
    button: 'Confirm email address',
    link,
    after: 'If you did not open an account with Sheaf, you can ignore this letter.',
  });
}

export function resetMail(to: string, name: string, link: string): Mail {
  return writeLetter(to, {
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    lines: ['somebody asked for a new password for your account. The link works once, for one hour.'],
    button: 'Choose a new password',
    link,
    after: 'If that was not you, nothing has changed and you can ignore this letter.',
  });
}

/** To the address an account had until now, whose owner may not have asked for the change. */
export function addressChangedMail(to: string, name: string, link: string): Mail {
  return writeLetter(to, {
    subject: 'Your email address was changed',
    greeting: `Hello ${name},`,
    lines: ['your account with Sheaf has another email address now, and letters go there.'],
    button: 'Open Sheaf',
    link,
    after: 'If that was not you, please write to whoever runs this Sheaf at once.',
  });
}

export function passwordChangedMail(to: string, name: string, link: string): Mail {
  return writeLetter(to, {
    subject: 'Your password was changed',
    greeting: `Hello ${name},`,
    lines: ['the password of your account was changed, and every other device was signed out.'],
    button: 'Open your profile',
    link,
    after: 'If that was not you, please choose a new password at once by "Forgot your password?".',
  });
}

/** The one look of all letters. */
export function writeLetter(to: string, letter: Letter): Mail {
  const { subject, greeting, lines, button, link, after } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = [
    '<div style="font:15px/1.5 sans-serif;color:#26241f;max-width:560px;margin:0 auto;padding:24px">',
    ...[greeting, ...lines].map(paragraph),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:#0b6b4f">${escapeHtml(button)}</a></p>`,
    paragraph(after),
    '</div>',
  ].join('\n');
  return { to, subject, html, text: [greeting, ...lines, link, after].join('\n\n') };
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
