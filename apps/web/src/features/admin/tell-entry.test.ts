import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { createFormatter } from '@sheaf/messages/formatter';
import german from '@sheaf/messages/de/admin-instance.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { tellEntry } from './tell-entry.ts';

const entry = (action: string, details: AuditEntry['details']): AuditEntry => ({
  id: '0',
  action,
  details,
  actor: null,
  target: null,
  created_at: '2026-01-01T00:00:00Z',
});
const t = createFormatter<'admin-instance'>('de', german as never);

test('changed settings are told in the words of the settings, in the language of the reader', () => {
  const changes = {
    use: { from: 'private', to: 'sold' },
    signup: { from: 'invited', to: 'open' },
    default_plan: { from: 'free', to: 'pro' },
    require_verified_email: { from: false, to: true },
  };
  expect(tellEntry(entry('settings.change', changes), t)).toBe(
    'Geändert: Nutzung von „Nur für mich“ auf „Um Tarife zu verkaufen“, Registrierung von „Mit Einladung“ auf „Alle“, Tarif neuer Konten von Free auf Pro, bestätigte Adressen von aus auf ein',
  );
});

test('a name that somebody has written stays, also if it is the name of a value', () => {
  const changes = { name: { from: null, to: 'open' }, oidc_domain: { from: 'true', to: null } };
  expect(tellEntry(entry('settings.change', changes), t)).toBe(
    'Geändert: Name von keine auf open, Domain des Anbieters von true auf keine',
  );
});

test('an OCR language is told by its name', () => {
  expect(tellEntry(entry('ocr.add', { language: 'nld' }), t)).not.toContain('nld');
});
