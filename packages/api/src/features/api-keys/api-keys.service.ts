import { apiKeys, users } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hashToken } from '../auth/auth.tokens.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { createApiKey } from './api-keys.format.ts';
import { type ApiKey, type createApiKeyInput, MAX_KEYS } from './api-keys.schema.ts';

export function listApiKeys(ctx: MemberContext): Promise<ApiKey[]> {
  return apiKeys.listApiKeys(ctx.db, ctx.member.user.id);
}

/** The one time that the key itself is told. */
export async function addApiKey(
  ctx: MemberContext,
  input: z.infer<typeof createApiKeyInput>,
): Promise<{ key: string; apiKey: ApiKey }> {
  const user_id = ctx.member.user.id;
  await requireFeatures(ctx, ['api_access']);
  const { key, prefix } = createApiKey();
  return ctx.db.transaction().execute(async (trx) => {
    // Two at once must not pass the number together.
    await users.lockUser(trx, user_id);
    if ((await apiKeys.listApiKeys(trx, user_id)).length >= MAX_KEYS) {
      throw new AppError('conflict', `You have ${MAX_KEYS} keys already. Please revoke one first.`);
    }
    const row = { ...input, user_id, prefix, hash: hashToken(key) };
    return { key, apiKey: await apiKeys.insertApiKey(trx, row) };
  });
}

export async function revokeApiKey(ctx: MemberContext, id: string): Promise<void> {
  const found = await apiKeys.deleteApiKey(ctx.db, ctx.member.user.id, id);
  if (!found) throw new AppError('not_found', 'There is no such key.');
}
