import type { adminLists, audit } from '@sheaf/db';
import { presentKept } from '../../errors.ts';
import type { ActivityEntry, AuditEntry, Cancellation } from './admin.schema.ts';

type CancellationRow = Awaited<ReturnType<typeof adminLists.listCancellations>>['rows'][number];
type ActivityRow = Awaited<ReturnType<typeof adminLists.listActivity>>['rows'][number];

export function presentActivity(row: ActivityRow): ActivityEntry {
  const { id, action, status, created_at, user_id, user_name, filename, error } = row;
  return {
    id,
    action,
    status,
    created_at,
    users: { id: user_id, name: user_name },
    files: filename === null ? null : { filename },
    error: error && presentKept(error),
  };
}

export function presentAudit(row: audit.AuditRow): AuditEntry {
  const { id, action, details, created_at, actor_id, actor_email, actor_ip } = row;
  const { target_id, target_name, target_email } = row;
  return {
    id,
    action,
    actor: actor_email === null ? null : { id: actor_id, email: actor_email, ip: actor_ip },
    target:
      target_id !== null && target_name !== null && target_email !== null
        ? { id: target_id, name: target_name, email: target_email }
        : null,
    details,
    created_at,
  };
}

export function presentCancellation(row: CancellationRow): Cancellation {
  const { id, plan, cancel_reason, cancel_feedback, cancelled_at, user_id, user_name, user_email } = row;
  return {
    id,
    user: { id: user_id, name: user_name, email: user_email },
    plan,
    reason: cancel_reason,
    feedback: cancel_feedback,
    cancelled_at: cancelled_at!,
  };
}
