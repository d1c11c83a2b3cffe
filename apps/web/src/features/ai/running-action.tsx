import { useState } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { OperationProgress } from '../operations/operation-progress.tsx';
import { aiMessages } from './ai.messages.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

/** How far the work that a tab of the assistant began is, and the way to stop it. */
export function RunningAction({ actions }: { actions: AssistantActions }) {
  const { operation, busy } = actions;
  if (!operation && busy !== 'enable_chat') return null;
  return (
    <div className="border-b border-line px-4 py-3 desktop:px-6">
      {operation ? (
        <OperationProgress operation={operation} name={operation.title} />
      ) : (
        <Preparing onStop={actions.stop} />
      )}
    </div>
  );
}

function Preparing({ onStop }: { onStop: () => void }) {
  const t = useMessages(aiMessages);
  const [startedAt] = useState(() => Date.now());
  const operation = { id: '', progress: null, progressAt: startedAt, startedAt, isCancelling: false };
  return <OperationProgress operation={operation} name={t('chat.enabling')} onStop={onStop} />;
}
