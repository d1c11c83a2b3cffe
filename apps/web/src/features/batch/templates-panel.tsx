import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { saveBlob } from '../../lib/api/download.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { api, trpc } from '../../lib/api/trpc.ts';
import { batchMessages } from './batch.messages.ts';
import { STEP_ICONS, useStepName } from './step-names.ts';
import { useIsComplete } from './use-is-complete.ts';
import { refreshBatches } from './use-batches.ts';

interface TemplatesPanelProps {
  /** What a template would be started with, and the way to choose it. */
  files: ReactNode;
  /** Into the builder, to be looked over. */
  onUse: (template: BatchTemplate) => void;
  /** At once. */
  onStart: (template: BatchTemplate) => void;
}

/** Recipes for what is done again and again: everybody's, and the member's own. */
export function TemplatesPanel({ files, onUse, onStart }: TemplatesPanelProps) {
  const t = useMessages(batchMessages);
  const say = useAnswers();
  const errorTexts = useTranslated(errorWords);
  const input = useRef<HTMLInputElement>(null);
  const common = useQuery(trpc.batch.commonTemplates.queryOptions()).data?.templates ?? [];
  const spoken = common.map((each) => ({
    ...each,
    name: say({ key: `templates.${each.id}.name`, message: each.name }),
    description: say({ key: `templates.${each.id}.description`, message: each.description }),
  }));
  const own = useQuery(trpc.batch.templates.queryOptions()).data?.templates ?? [];
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { readRecipe } = await import('./read-recipe.ts');
      await api.batch.saveTemplate.mutate(readRecipe(await file.text(), file.name) as never);
      toast.success(t('templateSaved'));
      await refreshBatches();
    } catch (error) {
      toast.error(t('importFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
  const remove = (id: string) =>
    api.batch.deleteTemplate.mutate({ id }).then(
      () => {
        toast.success(t('templateDeleted'));
        return refreshBatches();
      },
      (error: unknown) => toast.error(describeError(readApiError(error), errorTexts)),
    );
  return (
    <div className="px-4 py-5 desktop:px-6">
      {files}
      <h3 className="group-title mb-2">{t('common')}</h3>
      <ul className="grid gap-3 desktop:grid-cols-3">
        {spoken.map((template) => (
          <TemplateCard key={template.id} template={template} onUse={onUse} onStart={onStart} />
        ))}
      </ul>
      <div className="mt-6 mb-2 flex items-center justify-between">
        <h3 className="group-title">{t('own')}</h3>
        <Button size="small" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {t('importFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('importFile')}
          accept=".json,application/json"
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {own.length === 0 && <p className="text-13 text-ink-soft">{t('noOwn')}</p>}
      <ul className="grid gap-3 desktop:grid-cols-3">
        {own.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onUse={onUse}
            onStart={onStart}
            onRemove={() => void remove(template.id)}
          />
        ))}
      </ul>
    </div>
  );
}

interface TemplateCardProps {
  template: BatchTemplate;
  onUse: (template: BatchTemplate) => void;
  onStart: (template: BatchTemplate) => void;
  onRemove?: () => void;
}

function TemplateCard({ template, onUse, onStart, onRemove }: TemplateCardProps) {
  const t = useMessages(batchMessages);
  const { name, description, operations } = template;
  const nameStep = useStepName();
  const canStart = useIsComplete(operations);
  const save = () => {
    const text = JSON.stringify({ name, description, operations }, null, 2);
    saveBlob(new Blob([text], { type: 'application/json' }), `${name}.json`);
  };
  return (
    <li className="flex flex-col rounded-10 border border-line bg-surface p-4">
      <h4 className="text-14 font-bold">{name}</h4>
      <p className="flex-1 text-13 text-ink-soft">{description}</p>
      <ol className="my-3 flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-soft">
        {operations.map(({ type }, index) => {
          const Icon = STEP_ICONS[type];
          return (
            <li key={index} className="inline-flex items-center gap-1">
              {Icon && <Icon aria-hidden="true" className="size-3.5" />}
              {nameStep(type)}
            </li>
          );
        })}
      </ol>
      <div className="flex items-center gap-1">
        {canStart && (
          <Button size="small" aria-label={t('startNamed', { name })} onClick={() => onStart(template)}>
            {t('startTemplate')}
          </Button>
        )}
        <Button
          size="small"
          look={canStart ? 'bare' : 'quiet'}
          aria-label={t('applyNamed', { name })}
          onClick={() => onUse(template)}
        >
          {t('use')}
        </Button>
        <span className="ml-auto flex">
          <IconButton size="small" name={t('exportNamed', { name })} onClick={save}>
            <Download aria-hidden="true" />
          </IconButton>
          {onRemove && (
            <IconButton size="small" name={t('deleteNamed', { name })} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  );
}
