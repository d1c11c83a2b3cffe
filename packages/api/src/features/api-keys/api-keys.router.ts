import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { personProcedure, router } from '../../trpc.ts';
import { apiKeyIdInput, apiKeySchema, createApiKeyInput } from './api-keys.schema.ts';
import { addApiKey, listApiKeys, revokeApiKey } from './api-keys.service.ts';

const tags = ['API keys'];

export const apiKeysRouter = router({
  list: personProcedure
    .meta({
      openapi: { method: 'GET', path: '/users/api-keys', tags, summary: 'Your API keys', protect: true },
    })
    .input(z.void())
    .output(z.object({ apiKeys: z.array(apiKeySchema) }))
    .query(async ({ ctx }) => ({ apiKeys: await listApiKeys(ctx) })),

  create: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/api-keys',
        tags,
        summary: 'Make an API key; it is shown this once',
        protect: true,
      },
    })
    .input(createApiKeyInput)
    .output(z.object({ key: z.string(), apiKey: apiKeySchema }))
    .mutation(({ ctx, input }) => addApiKey(ctx, input)),

  revoke: personProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/api-keys/{id}',
        tags,
        summary: 'Revoke an API key',
        protect: true,
      },
    })
    .input(apiKeyIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await revokeApiKey(ctx, input.id);
      return { success: true };
    }),
});
