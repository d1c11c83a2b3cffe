import { ofAll, ofUser, type Row } from './isolation.rows.ts';
import { PASSWORD } from './testing/members.ts';

/** What administrators ask. */
export const adminRows: Record<string, Row> = {
  'admin.activity': ofAll(),
  'admin.addOcrLanguage': ofAll({ language: 'deu' }),
  'admin.audit': ofAll(),
  'admin.cancellations': ofAll(),
  'admin.days': ofAll(),
  'admin.deleteUser': ofUser(),
  'admin.endSubscription': ofUser(),
  'admin.invite': ofAll({ email: 'invited@example.org', name: 'Invited' }),
  'admin.resetSignIn': ofUser({ password: PASSWORD }),
  'admin.setDisabled': ofUser({ disabled: true }),
  'admin.givePlan': ofUser({ plan: 'premium' }),
  'admin.ocrLanguages': ofAll(null),
  'admin.outbox': ofAll(null),
  'admin.saveSettings': ofAll({ signup: 'closed' }),
  'admin.setRole': ofUser({ role: 'admin', password: PASSWORD }),
  'admin.settings': ofAll(null),
  'admin.signOutUser': ofUser(),
  'admin.stats': ofAll(),
  'admin.storage': ofAll(),
  'admin.tryMail': ofAll({}),
  'admin.tryModel': ofAll({ url: 'http://127.0.0.1:9/v1' }),
  'admin.system': ofAll(null),
  'admin.user': ofUser(),
  'admin.users': ofAll(),
};
