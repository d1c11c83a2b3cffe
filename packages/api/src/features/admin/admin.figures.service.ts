import { adminFigures, adminLists } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { readInstanceSettings, sellsPlans } from '../auth/auth.instance.service.ts';
import { plansWith } from '../billing/plans.grants.ts';
import { UNLIMITED } from '../billing/plans.schema.ts';
import { presentActivity, presentCancellation } from './admin.presenter.ts';
import type { pageInput } from '../../paging.schema.ts';
import {
  type AdminStats,
  type activityInput,
  type daysInput,
  type InstanceDay,
  RECENT_DAYS,
  type storageInput,
} from './admin.schema.ts';

/** What is not the work of a document tool. */
const kinds = {
  ai: ['ocr', 'searchable-pdf', 'summarize', 'chat', 'ask-library', 'create-embeddings', 'translate'],
  filing: [
    'upload',
    'rename',
    'delete',
    'restore',
    'delete-for-good',
    'delete-folder',
    'samples',
    'restore-version',
    'delete-version',
  ],
};

export function readStats(ctx: PersonContext, timeZone: string): Promise<AdminStats> {
  return adminFigures.readTotals(ctx.db, timeZone, RECENT_DAYS);
}

export function readDays(ctx: PersonContext, input: z.infer<typeof daysInput>): Promise<InstanceDay[]> {
  return adminFigures.listDays(ctx.db, { ...input, kinds });
}

export async function listActivity(ctx: PersonContext, input: z.infer<typeof activityInput>) {
  const { rows, total } = await adminLists.listActivity(ctx.db, { ...input, offset: offsetOf(input) });
  return { activity: rows.map(presentActivity), pagination: paginate(input, total) };
}

/** Who cancelled, and why. */
export async function listCancellations(ctx: PersonContext, page: z.infer<typeof pageInput>) {
  const { rows, total } = await adminLists.listCancellations(ctx.db, { ...page, offset: offsetOf(page) });
  return { cancellations: rows.map(presentCancellation), pagination: paginate(page, total) };
}

/** Who keeps how much, beside what their plan allows. */
export async function listStorage(ctx: PersonContext, input: z.infer<typeof storageInput>) {
  const [{ rows, total }, settings] = await Promise.all([
    adminLists.listUsers(ctx.db, { ...input, offset: offsetOf(input) }),
    readInstanceSettings(ctx),
  ]);
  const sells = sellsPlans(settings);
  const plans = plansWith(settings.plan_limits);
  const storage = rows.map(({ id, name, email, role, plan, totalStorage, fileCount }) => ({
    id,
    name,
    email,
    plan: sells ? plan : null,
    totalStorage,
    storageLimit: sells && role !== 'admin' ? plans[plan].storageLimit : UNLIMITED,
    fileCount,
  }));
  return { storage, pagination: paginate(input, total) };
}
