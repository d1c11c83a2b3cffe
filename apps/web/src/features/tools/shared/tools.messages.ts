import type { Formatter } from '@sheaf/messages/formatter';
import { toolMessages } from '../../../lib/messages/tool-names.messages.ts';
import type { ToolId } from './tool-list.ts';

export { toolMessages };

type Words = Formatter<'tools'>;

/** That a tool has a name is held by tool-words.test.ts. */
export function nameTool(t: Words, id: ToolId): string {
  return t.find(`${id}.name`) ?? id;
}

/** The label of a menu entry: a verb, if the tool's name is not one. */
export function callTool(t: Words, id: ToolId): string {
  return t.find(`${id}.verb`) ?? nameTool(t, id);
}

export function aboutTool(t: Words, id: ToolId): string {
  return t.find(`${id}.lede`) ?? '';
}
