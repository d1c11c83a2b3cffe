import type { LanguageModel } from '@sheaf/api/models';
import type { TestServer } from './test-server.ts';

/** What this server answers with from now on, whatever its settings are. */
export function setModel(server: TestServer, model: LanguageModel | null): void {
  server.ctx.models = { ...server.ctx.models, open: () => Promise.resolve(model) };
}
