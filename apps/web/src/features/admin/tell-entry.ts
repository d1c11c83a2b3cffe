import type { Formatter } from '@sheaf/messages/formatter';
import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { languageName } from '../../lib/messages/language-name.ts';
import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';

/** An entry of the log as a sentence. One of a kind that this page does not know is told by its name. */
export function tellEntry({ action, target, details }: AuditEntry, t: Formatter<'admin-instance'>): string {
  const who = target?.email ?? t('audit.someone');
  switch (action) {
    case 'role.change':
      return details.to === 'admin' ? t('audit.madeAdmin', { who }) : t('audit.madeMember', { who });
    case 'plan.give':
      return t('audit.gavePlan', { who, from: planName(details.from), to: planName(details.to) });
    case 'subscription.end':
      return t('audit.endedSubscription', { who, plan: planName(details.plan) });
    case 'user.sign-out':
      return t('audit.signedOut', { who });
    case 'user.delete':
      return t('audit.removed', { who: String(details.email ?? who) });
    case 'second-factor.remove':
      return t('audit.removedSecondFactor', { who });
    case 'settings.change':
      return t('audit.settings', {
        changes: Object.entries(details)
          .map(([name, change]) => tellChange(name, change, t))
          .join(', '),
      });
    case 'user.invite':
      return t('audit.invited', { who: String(details.email ?? who) });
    case 'user.reset':
      return t('audit.reset', { who });
    case 'user.disable':
      return t('audit.disabled', { who });
    case 'user.enable':
      return t('audit.enabled', { who });
    case 'ocr.add':
      return t('audit.addedLanguage', { language: languageName(String(details.language)) });
    case 'mail.try':
      return t('audit.triedMail');
    case 'model.try':
      return t('audit.triedModel', { url: String(details.url) });
    case 'outbox.read':
      return t('audit.readOutbox');
    default:
      return action;
  }
}

function tellChange(name: string, change: unknown, t: Formatter<'admin-instance'>): string {
  if (name === 'mail_password')
    return change === 'set' ? t('audit.mailPassword.set') : t('audit.mailPassword.removed');
  if (name === 'model_key') return change === 'set' ? t('audit.modelKey.set') : t('audit.modelKey.removed');
  if (name === 'mail' || name === 'model' || name === 'plan_limits') return t('audit.changedOnly', { name });
  const { from, to } = change as { from: unknown; to: unknown };
  const word = (value: unknown) => tellValue(name, value, t);
  return t('audit.change', { name, from: word(from), to: word(to) });
}

/** As the settings call it; a name or a domain is what somebody has written, whatever it says. */
function tellValue(name: string, value: unknown, t: Formatter<'admin-instance'>): string {
  if (name === 'default_plan') return planName(value);
  const named = t.find(`audit.choices.${name}.${String(value)}`);
  if (named !== undefined) return named;
  return typeof value === 'string' ? value : (t.find(`audit.values.${String(value)}`) ?? String(value));
}

function planName(id: unknown): string {
  return plans[id as PlanId]?.name ?? String(id);
}
