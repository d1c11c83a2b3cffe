import { Router } from 'express';
import { listOutbox, type StoredMail } from '../adapters/mail-outbox.ts';

/** The letters that had nowhere to go, for whoever runs Sheaf on their own machine. */
export function outboxRoutes(folder: string): Router {
  const routes = Router();
  routes.get('/dev/outbox', async (_req, res) => {
    const letters = (await listOutbox(folder)).map(showLetter).join('\n') || '<p>No letters yet.</p>';
    res.type('html').send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox · Sheaf</title>
<h1>Outbox</h1><p>No mail server is set, so letters stay on this machine.</p>${letters}</html>`);
  });
  return routes;
}

function showLetter({ to, subject, text, sent_at }: StoredMail): string {
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
