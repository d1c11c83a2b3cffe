import ChatTool from '../tool-desk/chat/chat-tool.tsx';
import type { ToolTabProps } from './tool-tab.ts';

export default function ChatTab({ picked }: ToolTabProps) {
  return <ChatTool isPro={false} picked={picked} />;
}
