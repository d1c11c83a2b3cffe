import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConversationDrawing, SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolsTexts } from './tools.texts.ts';

/** Says how things are, and the way to what is there. */
export default function AssistantTab({ tab }: { tab: 'ocr' | 'ai-chat' }) {
  const texts = useTexts(toolsTexts).assistant;
  const isOcr = tab === 'ocr';
  return (
    <div className="wrap pt-5 pb-16">
      <Card className="py-8">
        <EmptyState
          drawing={isOcr ? <SearchDrawing /> : <ConversationDrawing />}
          title={isOcr ? texts.ocrTitle : texts.chatTitle}
          action={<ButtonLink to="/dashboard?tab=files">{texts.toFiles}</ButtonLink>}
        >
          {isOcr ? texts.ocrText : texts.chatText}
        </EmptyState>
      </Card>
    </div>
  );
}
