import ChatTool from '../tool-desk/chat/chat-tool.tsx';
import type { PickedFiles } from '../tool-desk/use-picked-files.ts';

export default function ProChatTool({ picked }: { picked: PickedFiles }) {
  return <ChatTool isPro picked={picked} />;
}
