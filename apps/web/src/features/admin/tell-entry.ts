import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import type { instanceTexts } from './instance.texts.ts';

type Texts = (typeof instanceTexts)['en']['audit'];

/** An entry of the log as a sentence. One of a kind that this page does not know is told by its name. */
export function tellEntry({ action, target, details }: AuditEntry, texts: Texts): string {
  const who = target?.email ?? texts.someone;
  const word = (value: unknown) => texts.values[String(value)] ?? String(value);
  const plan = (id: unknown) => plans[id as PlanId]?.name ?? String(id);
  switch (action) {
    case 'role.change':
      return details.to === 'admin' ? texts.madeAdmin(who) : texts.madeMember(who);
    case 'plan.give':
      return texts.gavePlan(who, plan(details.from), plan(details.to));
    case 'user.sign-out':
      return texts.signedOut(who);
    case 'user.delete':
      return texts.removed(String(details.email ?? who));
    case 'settings.change':
      return texts.settings(
        Object.entries(details as Record<string, { from: unknown; to: unknown }>)
          .map(([name, { from, to }]) => texts.change(name, word(from), word(to)))
          .join(', '),
      );
    default:
      return action;
  }
}
