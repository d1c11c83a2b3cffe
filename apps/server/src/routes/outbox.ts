import { AppError } from '@sheaf/api/errors';
import { Router } from 'express';
import type { AppContext } from '@sheaf/api/context';
import type { StoredMail } from '@sheaf/api/mail';
import { readPageName } from './named-pages.ts';

/** Emails that were not sent for lack of a mail server, shown without an account on this machine only. */
export function outboxRoutes(ctx: AppContext): Router {
  const { outbox } = ctx;
  const routes = Router();
  routes.get('/dev/outbox', async (_req, res) => {
    // Not the page's own answer to unknown addresses: this one is not there.
    if (!res.locals.isLocal) throw new AppError('endpoint_missing');
    const mails = (await outbox.list()).map(showMail).join('\n') || '<p>No emails yet.</p>';
    res.setHeader('Cache-Control', 'private, no-store');
    const title = escape(`Outbox · ${await readPageName(ctx)}`);
    res.type('html').send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<h1>Outbox</h1><p>No mail server is set, so emails stay on this machine.</p>${mails}</html>`);
  });
  return routes;
}

function showMail({ to, subject, text, sent_at }: StoredMail): string {
  const body = escape(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(sent_at)}</p><pre>${body}</pre></article>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
