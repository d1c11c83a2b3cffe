import { isToolName, type ToolName } from '@sheaf/pdf-core/tools';

const REDACT: string = 'redact';

/** The tool that takes hidden words away, where this build has it. */
export const redactTool: ToolName | undefined = isToolName(REDACT) ? REDACT : undefined;
