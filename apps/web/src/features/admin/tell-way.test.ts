import { createFormatter } from '@sheaf/messages/formatter';
import english from '@sheaf/messages/en/admin-instance.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { tellWay } from './tell-way.ts';

const t = createFormatter<'admin-instance'>('en', english as never);
const mail_failure = { since: '2026-01-01T00:00:00Z', answer: 'connect ECONNREFUSED' };

test('a server that fails is not said to send emails, whoever has set it', () => {
  expect(tellWay({ mail_way: 'settings', mail_failure }, t)).toMatch(
    /^The server below does not deliver emails\./u,
  );
  expect(tellWay({ mail_way: 'environment', mail_failure }, t)).toMatch(
    /^The server in SMTP_URL does not deliver emails\./u,
  );
});

test('without a failure, or without a server, the way itself is told', () => {
  const sends = 'Emails are sent by the server below.';
  expect(tellWay({ mail_way: 'settings', mail_failure: null }, t)).toBe(sends);
  expect(tellWay({ mail_way: 'outbox', mail_failure }, t)).toMatch(/^No mail server is set\./u);
});
