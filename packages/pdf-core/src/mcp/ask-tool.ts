import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerLines } from '../cli/ask/ask-lines.ts';
import { askAll } from '../cli/ask/ask-server.ts';
import type { SheafServer } from '../cli/ask/server-settings.ts';
import { describeError } from '../cli/describe-error.ts';

const inputSchema = z.strictObject({
  question: z.string().trim().min(1).max(500).describe('A question that each file is asked'),
  folder: z
    .string()
    .min(1)
    .optional()
    .describe('Only the files in this folder of the server: its path, such as Contracts/2026, or its id'),
});

/** Offered where a server is named: the other tools work on this machine alone. */
export function offerAsk(server: McpServer, sheaf: SheafServer): void {
  const description =
    'Ask all files of your Sheaf server one question: an answer from each file that has one.';
  const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: true };
  server.registerTool('ask-all', { description, inputSchema, annotations }, async (input, ctx) => {
    try {
      const answers = await askAll(sheaf, input, ctx.mcpReq.signal);
      return {
        content: [{ type: 'text', text: answerLines(answers).join('\n') }],
        structuredContent: answers,
      };
    } catch (error) {
      const failure = { code: 'failed', error: describeError(error) };
      return {
        isError: true,
        content: [{ type: 'text', text: `${failure.code}: ${failure.error}` }],
        structuredContent: failure,
      };
    }
  });
}
