import { CornerDownRight, Plus } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { SortMenu } from '../tools/shared/order/sort-menu.tsx';
import { batchMessages } from './batch.messages.ts';
import { canBeFed, type DraftStep } from './draft.ts';

interface SourceProps {
  step: DraftStep;
  index: number;
  onChange: (step: DraftStep) => void;
  onChoose: () => void;
}

/** Where the files of a step come from, and how many they are. */
export function Source({ step, index, onChange, onChoose }: SourceProps) {
  const t = useMessages(batchMessages);
  if (step.isFed) {
    return (
      <>
        <CornerDownRight aria-hidden="true" className="size-4 text-accent-ink" />
        <span className="text-ink-soft">
          {t('ofStep', { number: index })}
          {step.files.length > 0 && ` ${t('andFiles', { number: step.files.length })}`}
        </span>
        <Button size="small" look="bare" onClick={() => onChange({ ...step, isFed: false })}>
          {t('change')}
        </Button>
      </>
    );
  }
  const pages = step.files.reduce((sum, file) => sum + (file.page_count ?? 0), 0);
  return (
    <>
      {step.files.length > 0 && (
        <span className="tabular-nums">
          {t('files', { number: step.files.length })}
          {pages > 0 && `, ${t('pages', { number: pages })}`}
        </span>
      )}
      <Button size="small" look={step.files.length ? 'bare' : 'quiet'} onClick={onChoose}>
        <Plus aria-hidden="true" />
        {step.files.length ? t('addFiles') : t('chooseFiles')}
      </Button>
      {step.files.length > 0 && (
        <Button size="small" look="bare" onClick={() => onChange({ ...step, files: [] })}>
          {t('clearFiles')}
        </Button>
      )}
      {step.files.length > 1 && (
        <SortMenu isSmall files={step.files} onFiles={(files) => onChange({ ...step, files })} />
      )}
      {index > 0 && canBeFed(step.type) && (
        <Button size="small" look="bare" onClick={() => onChange({ ...step, isFed: true, files: [] })}>
          {t('takePrevious', { number: index })}
        </Button>
      )}
    </>
  );
}
