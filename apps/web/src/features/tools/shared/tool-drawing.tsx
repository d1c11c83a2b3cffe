import { Drawing, thread } from '../../../components/drawing.tsx';
import { drawings } from './drawings.ts';
import type { ToolId } from './tool-list.ts';

/** What the tool does, in the line of the other drawings. */
export default function ToolDrawing({ tool }: { tool: ToolId }) {
  const art = drawings[tool];
  if (!art) return null;
  return (
    <Drawing>
      {art.faint && <path d={art.faint} opacity=".6" />}
      <path d={art.ink} />
      <path d={art.thread} strokeDasharray={art.isStitched && '6 5'} {...thread} />
    </Drawing>
  );
}
