import ChatTool from './chat-tool.tsx';
import type { PickedFiles } from '../shared/files/use-picked-files.ts';

export default function ProChatTool({ picked }: { picked: PickedFiles }) {
  return <ChatTool isPro picked={picked} />;
}
