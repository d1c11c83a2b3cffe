import ChatTool from './chat-tool.tsx';
import type { ToolTabProps } from '../basic-page/tool-tab.ts';

export default function ChatTab({ picked }: ToolTabProps) {
  return <ChatTool isPro={false} picked={picked} />;
}
