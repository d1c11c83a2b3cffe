import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ToolsDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

export default function ChatTool() {
  const texts = useTexts(fileToolsTexts).chat;
  return (
    <div className="wrap pt-5 pb-16">
      <Card className="py-8">
        <EmptyState
          drawing={<ToolsDrawing />}
          title={texts.title}
          action={<ButtonLink to="/dashboard?tab=files">{texts.action}</ButtonLink>}
        >
          {texts.text}
        </EmptyState>
      </Card>
    </div>
  );
}
