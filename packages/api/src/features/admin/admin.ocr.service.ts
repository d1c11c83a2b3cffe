import type { PersonContext } from '../../context.ts';
import type { InstalledLanguage } from '../../ports.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';

/** For every process at once: they look into the folder when they are asked. */
export async function addOcrLanguage(ctx: PersonContext, language: string): Promise<InstalledLanguage[]> {
  await ctx.ocrLanguages.add(language);
  await changeAsAdministrator(ctx, (trx) => writeAudit(ctx, trx, 'ocr.add', { details: { language } }));
  return ctx.ocrLanguages.list();
}
