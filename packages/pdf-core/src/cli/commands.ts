import { isToolName, type ToolName, toolNames, tools } from '../tools/index.ts';
import type { CommandLine, ToolInputs } from '../tools/record.ts';

/** A tool as the command line offers it. */
export type Command = Required<CommandLine> & {
  tool: ToolName;
  about: string;
  inputs: ToolInputs;
  makes: 'file' | 'folder' | 'text' | 'report';
  /** The switch with which a tool that makes a report also makes a file. */
  fileOption: string | undefined;
};

export function listCommands(): Command[] {
  return toolNames.map(describeCommand);
}

/** By the command's name or by the tool's. */
export function findCommand(name: string): Command | undefined {
  const tool = toolNames.find((id) => tools[id].commandLine?.name === name) ?? name;
  return isToolName(tool) ? describeCommand(tool) : undefined;
}

function describeCommand(tool: ToolName): Command {
  const { about, inputs, makes = 'file', fileOption, internal = [], commandLine = {} } = tools[tool];
  const none = { name: tool, aliases: {}, fromFile: [], implies: {}, whole: [], examples: [] };
  const hidden = ['outputName', ...internal, ...(commandLine.hidden ?? [])];
  return { ...none, ...commandLine, hidden, tool, about, inputs, makes, fileOption };
}
