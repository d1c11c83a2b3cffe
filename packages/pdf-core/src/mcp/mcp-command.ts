import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { McpServer, type ServerContext, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import manifest from '../../package.json' with { type: 'json' };
import { readServer } from '../cli/ask/server-settings.ts';
import { type Command, listCommands } from '../cli/commands.ts';
import { EXIT, UsageError } from '../cli/exit-codes.ts';
import type { Office } from '../runner/convert-office.ts';
import { findOwnOffice } from '../cli/own-office.ts';
import { createRunner, type Runner } from '../runner/runner.ts';
import { tools } from '../tools/index.ts';
import { offerAsk } from './ask-tool.ts';
import { callTool } from './call-tool.ts';
import { openRoot, type Root } from './root.ts';
import { type CallInput, callInput, describeInput } from './tool-input.ts';

const HELP = `Usage: sheaf mcp [--root FOLDER]

Offer the document tools to an assistant, by the Model Context Protocol over standard input and output.

Files are read and written inside the root folder only (default: the working directory), and nothing is
overwritten. An assistant is told of it by a line of its configuration:
  {"mcpServers": {"sheaf": {"command": "npx", "args": ["sheaf", "mcp", "--root", "/home/ada/papers"]}}}

Where SHEAF_URL and SHEAF_KEY name a Sheaf server and an API key, its files can be asked too ("ask-all").

Options:
      --root FOLDER  The folder that may be worked in
  -h, --help         This page
`;

/** Standard input and output, and the moment from which nothing more is read. */
class Connection extends StdioServerTransport {
  readonly closed = Promise.withResolvers<void>();

  override async close(): Promise<void> {
    await super.close();
    this.closed.resolve();
  }
}

/** Serves until the client closes the input, or sends what cannot be read. */
export async function runMcpCommand(words: string[], signal: AbortSignal): Promise<number> {
  const { help, root: folder = '.' } = parse(words);
  if (help) {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const root = await openRoot(folder).catch(() => {
    throw new UsageError(`${folder} is not a folder that can be read.`, 'mcp');
  });
  const schemas = await Promise.all(
    listCommands().map(async (command) => ({
      command,
      schema: describeInput(command, await tools[command.tool].options()),
    })),
  );
  const runner = createRunner();
  const office = await findOwnOffice();
  const sheaf = readServer();
  const transport = new Connection();
  const onerror = ({ message }: Error) => process.stderr.write(`sheaf mcp: ${message}\n`);
  const handle = serveStdio(
    () => {
      const server = new McpServer({ name: 'sheaf', title: 'Sheaf', version: manifest.version });
      for (const { command, schema } of schemas) offer(server, command, schema, root, { runner, office });
      if (sheaf) offerAsk(server, sheaf);
      return server;
    },
    { transport, onerror },
  );
  try {
    await Promise.race([transport.closed.promise, once(signal, 'abort')]);
  } finally {
    await handle.close();
    runner.close();
  }
  // A message too large to be read closes the connection before its client does.
  return process.stdin.readableEnded || signal.aborted ? EXIT.done : EXIT.failed;
}

type Engines = { runner: Runner; office: Office | null };

function offer(
  server: McpServer,
  command: Command,
  schema: object,
  root: Root,
  { runner, office }: Engines,
): void {
  const shown = () => schema as Record<string, unknown>;
  const jsonSchema = { input: shown, output: shown };
  const inputSchema: StandardSchemaWithJSON<unknown, CallInput> = {
    '~standard': { ...callInput['~standard'], jsonSchema },
  };
  const annotations = {
    readOnlyHint: command.makes === 'report' && command.fileOption === undefined,
    destructiveHint: false,
    openWorldHint: false,
  };
  server.registerTool(command.name, { description: command.about, inputSchema, annotations }, (input, ctx) =>
    callTool(command, root, input, { runner, office, signal: ctx.mcpReq.signal, progress: relay(ctx) }),
  );
}

/** Progress for the client; each value must be larger than the last. */
function relay({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken;
  let told = 0;
  return (done: number, total: number, message: string) => {
    if (progressToken === undefined || done <= told) return;
    told = done;
    const params = { progressToken, progress: done, total, message };
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

function parse(args: string[]) {
  try {
    const options = { root: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), 'mcp');
  }
}
