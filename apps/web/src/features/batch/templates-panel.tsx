import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import { isRecipeStep, recipeSchema } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { readApiError } from '../../lib/api-error.ts';
import { saveBlob } from '../../lib/download.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { api, trpc } from '../../lib/trpc.ts';
import { batchTexts } from './batch.texts.ts';
import { STEP_ICONS } from './step-icons.ts';
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
  const texts = useTexts(batchTexts);
  const say = useServerWords();
  const input = useRef<HTMLInputElement>(null);
  const common = useQuery(trpc.batch.commonTemplates.queryOptions()).data?.templates ?? [];
  const spoken = common.map((each) => ({
    ...each,
    name: say(each.name),
    description: say(each.description),
  }));
  const own = useQuery(trpc.batch.templates.queryOptions()).data?.templates ?? [];
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      await api.batch.saveTemplate.mutate(readRecipe(await file.text(), file.name) as never);
      toast.success(texts.templateSaved);
      await refreshBatches();
    } catch (error) {
      toast.error(say(readApiError(error).message ?? texts.importFailed));
    }
  };
  const remove = (id: string) =>
    api.batch.deleteTemplate.mutate({ id }).then(
      () => {
        toast.success(texts.templateDeleted);
        return refreshBatches();
      },
      (error: unknown) => toast.error(say(readApiError(error).message ?? texts.again)),
    );
  return (
    <div className="px-4 py-5 desk:px-6">
      {files}
      <h3 className="group-title mb-2">{texts.common}</h3>
      <ul className="grid gap-3 desk:grid-cols-3">
        {spoken.map((template) => (
          <TemplateCard key={template.id} template={template} onUse={onUse} onStart={onStart} />
        ))}
      </ul>
      <div className="mt-6 mb-2 flex items-center justify-between">
        <h3 className="group-title">{texts.own}</h3>
        <Button size="small" onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" />
          {texts.importFile}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.importFile}
          accept=".json,application/json"
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {own.length === 0 && <p className="text-13 text-ink-soft">{texts.noOwn}</p>}
      <ul className="grid gap-3 desk:grid-cols-3">
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
  const texts = useTexts(batchTexts);
  const { name, description, operations } = template;
  // A password is typed in the builder: no template keeps one.
  const canStart = operations.every(({ type }) => type !== 'protect');
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
          const Icon = isRecipeStep(type) ? STEP_ICONS[type] : undefined;
          return (
            <li key={index} className="inline-flex items-center gap-1">
              {Icon && <Icon aria-hidden="true" className="size-3.5" />}
              {isRecipeStep(type) ? texts.types[type] : type}
            </li>
          );
        })}
      </ol>
      <div className="flex items-center gap-1">
        {canStart && (
          <Button size="small" aria-label={texts.startNamed(name)} onClick={() => onStart(template)}>
            {texts.startTemplate}
          </Button>
        )}
        <Button
          size="small"
          look={canStart ? 'bare' : 'quiet'}
          aria-label={texts.applyNamed(name)}
          onClick={() => onUse(template)}
        >
          {texts.use}
        </Button>
        <span className="ml-auto flex">
          <IconButton size="small" name={texts.exportNamed(name)} onClick={save}>
            <Download aria-hidden="true" />
          </IconButton>
          {onRemove && (
            <IconButton size="small" name={texts.deleteNamed(name)} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  );
}

/** As it was exported, or as `sheaf batch` takes it; which files it was for is left out. */
function readRecipe(text: string, filename: string) {
  const { name, description, operations } = recipeSchema.parse(JSON.parse(text));
  const steps = operations.map(({ type, options }) => ({ type, options }));
  return {
    name: name || filename.replace(/\.json$/iu, ''),
    description: description ?? '',
    operations: steps,
  };
}
