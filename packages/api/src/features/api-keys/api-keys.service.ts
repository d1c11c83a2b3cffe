import { apiKeys } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext, PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { holdSignIn, requireOwner } from '../auth/auth.owner.ts';
import { hashToken } from '../auth/auth.tokens.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { createApiKey } from './api-keys.format.ts';
import { type ApiKey, type createApiKeyInput, MAX_KEYS } from './api-keys.schema.ts';

export function listApiKeys(ctx: MemberContext): Promise<ApiKey[]> {
  return apiKeys.listApiKeys(ctx.db, ctx.member.user.id);
}

/** The only response that contains the key itself. */
export async function addApiKey(
  ctx: PersonContext,
  { password, ...input }: z.infer<typeof createApiKeyInput>,
): Promise<{ key: string; apiKey: ApiKey }> {
  const user_id = ctx.member.user.id;
  await requireFeatures(ctx, ['api_access']);
  await requireOwner(ctx, password);
  const { key, prefix } = createApiKey();
  return ctx.db.transaction().execute(async (trx) => {
    // Two at once must not pass the number together.
    await holdSignIn(ctx, trx);
    if ((await apiKeys.listApiKeys(trx, user_id)).length >= MAX_KEYS) {
      throw new AppError('api_keys_full', { limit: MAX_KEYS });
    }
    const row = { ...input, user_id, prefix, hash: hashToken(key) };
    return { key, apiKey: await apiKeys.insertApiKey(trx, row) };
  });
}

export async function revokeApiKey(ctx: MemberContext, id: string): Promise<void> {
  const found = await apiKeys.deleteApiKey(ctx.db, ctx.member.user.id, id);
  if (!found) throw new AppError('api_key_missing');
}
