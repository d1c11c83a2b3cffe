import { audit } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { csvLine } from './admin.csv.ts';
import { presentAudit } from './admin.presenter.ts';
import type { auditInput } from './admin.schema.ts';

const PAGE = 500;

export async function listAudit(ctx: PersonContext, input: z.infer<typeof auditInput>) {
  const { rows, total } = await audit.listAudit(ctx.db, { ...input, offset: offsetOf(input) });
  return { audit: rows.map(presentAudit), pagination: paginate(input, total) };
}

/** All of it as CSV, oldest first, read as it is sent. */
export async function* exportAudit(ctx: PersonContext): AsyncGenerator<string> {
  yield csvLine(['time', 'actor', 'address', 'action', 'target', 'target id', 'details']);
  for (let after: string | null = null; ;) {
    const rows: audit.AuditRow[] = await audit.listAuditAfter(ctx.db, after, PAGE);
    for (const row of rows) {
      const { created_at, actor, action, target, details } = presentAudit(row);
      yield csvLine([
        created_at,
        actor?.email ?? 'command line',
        actor?.ip ?? '',
        action,
        target?.email ?? '',
        target?.id ?? '',
        Object.keys(details).length ? JSON.stringify(details) : '',
      ]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
