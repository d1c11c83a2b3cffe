import type { BatchTemplate } from '@sheaf/api/features/batch/batch.schema.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../../components/tabs.tsx';
import { batchMessages } from './batch.messages.ts';
import { isRunning } from './batch-status.tsx';
import { type Begin, beginSteps } from './begin-steps.ts';
import {
  countFiles,
  findProblem,
  fromTemplate,
  newStep,
  planDraft,
  toOperations,
  toTemplate,
} from './draft.ts';
import { FailingFiles } from './failing-files.tsx';
import { Monitor } from './monitor.tsx';
import { RunningNow } from './running-now.tsx';
import { useOrderWords, useStepName } from './step-names.ts';
import { describePreview } from './describe-preview.ts';
import { listOrderProblems } from './step-problems.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useUnfilled } from './use-unfilled.ts';
import { refreshBatches, useBatches, usePreview } from './use-batches.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { errorWords, describeError, describeKept } from '../../lib/messages/describe-error.ts';
import { api } from '../../lib/api/trpc.ts';
import { BatchBuilder } from './batch-builder.tsx';
import { BatchTemplates } from './batch-templates.tsx';

type View = 'builder' | 'templates' | 'monitor';

interface BatchDialogProps {
  /** What the first step is, and for which files; nothing chosen yet when absent. */
  begin?: Begin | undefined;
  onClose: () => void;
}

/** Builder, templates and monitor: several steps over many files, and what becomes of them. */
export function BatchDialog({ begin, onClose }: BatchDialogProps) {
  const t = useMessages(batchMessages);
  const say = useAnswers();
  const errorTexts = useTranslated(errorWords);
  const describeOrder = useOrderWords();
  const nameStep = useStepName();
  const reason = useId();
  const [view, setView] = useState<View>('builder');
  const beginDraft = () => {
    const steps = begin ? beginSteps(begin) : [newStep(true)];
    const step = steps.map(({ type }) => nameStep(type)).join(', ');
    return { name: begin?.files.length ? t('usualName', { step, count: begin.files.length }) : '', steps };
  };
  const { draft, setDraft, dropDraft } = useKeptDraft(beginDraft, begin !== undefined);
  const [hasTried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const builder = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  // What is missing may be out of sight, above all on a phone.
  useEffect(() => {
    if (attempts) builder.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [attempts]);
  const [isStarting, setStarting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { data: batches = [] } = useBatches();
  const running = batches.filter(isRunning).length;
  const unfilled = useUnfilled(draft.steps);
  const problem = findProblem(draft) ?? unfilled;
  const operations = toOperations(draft.steps);
  const isComplete = !unfilled && findProblem({ ...draft, name: t('title') }) === null;
  const preview = usePreview(operations, isComplete);
  const told = isComplete ? preview.data : undefined;

  const show = (id: string | undefined) => {
    setOpened(id);
    setView('monitor');
  };
  const start = async () => {
    setTried(true);
    if (problem !== null) {
      setAttempts(attempts + 1);
      return;
    }
    setStarting(true);
    try {
      const { batch } = await api.batch.create.mutate({ name: draft.name, operations });
      setDraft({ name: '', steps: [newStep(true)] });
      setTried(false);
      show(batch.id);
      await refreshBatches();
    } catch (error) {
      toast.error(t('createFailed'), { description: describeError(readApiError(error), errorTexts) });
    } finally {
      setStarting(false);
    }
  };
  const cancel = async (id: string) => {
    const wasRunning = batches.some((batch) => batch.id === id && isRunning(batch));
    try {
      await api.batch.delete.mutate({ id });
      if (wasRunning) toast.success(t('cancelled'));
      await refreshBatches();
    } catch (error) {
      toast.error(t('cancelFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
  const use = (template: BatchTemplate) => {
    setDraft(fromTemplate(template, draft));
    setTried(false);
    setView('builder');
  };
  const save = async () => {
    setTried(true);
    if (!draft.name.trim() || !draft.steps.length) return;
    try {
      await api.batch.saveTemplate.mutate(toTemplate(draft));
      toast.success(t('templateSaved'));
      await refreshBatches();
    } catch (error) {
      toast.error(t('createFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
  const plan = planDraft(draft.steps);
  const showProblem = () =>
    builder.current?.querySelector('[data-batch-problem]')?.scrollIntoView({ block: 'center' });
  const [refusal] = told?.problems ?? [];
  const order = plan.steps.find((step) => step.problem)?.problem ?? listOrderProblems(told)[0];
  // The member has left nothing out, but the batch cannot work: the reason stands here before it starts.
  const failure = preview.error && readApiError(preview.error);
  const failed = failure ? describeError(failure, errorTexts) : undefined;
  const kept = refusal && describeKept(refusal, errorTexts);
  // What the server refuses of the options, such as pages that cannot be read, it refuses at the start too.
  const impossible = order ? describeOrder(order) : (kept ?? (failure?.refusal ? failed : undefined));
  const refused = impossible ?? failed;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      titleHidden
      // With files and a step, all there is to do is to start.
      onFocus={begin?.files.length ? () => startButton.current?.focus() : undefined}
      className="flex h-[92dvh] w-[1200px] flex-col overflow-hidden! max-desktop:top-[6dvh] max-desktop:max-h-none desktop:top-[6vh] desktop:h-[86vh] desktop:max-h-[86vh]"
    >
      <TabsRoot
        value={view}
        onValueChange={(next) => setView(next as View)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <header className="relative border-b border-line pt-3 desktop:flex desktop:h-14 desktop:items-end desktop:pt-0">
          <p
            aria-hidden="true"
            className="section-title px-4 desktop:absolute desktop:top-4 desktop:left-6 desktop:px-0"
          >
            {t('title')}
          </p>
          <TabList aria-label={t('tabs')} className="border-b-0 px-4 pt-2 desktop:mx-auto">
            <Tab value="builder">{t('builder')}</Tab>
            <Tab value="templates">{t('templates')}</Tab>
            <Tab value="monitor" count={running ? t('running', { number: running }) : undefined}>
              {t('monitor')}
            </Tab>
          </TabList>
          <DialogClose asChild>
            <PlainIconButton name={t('close')} className="absolute! top-2 right-3">
              <X aria-hidden="true" />
            </PlainIconButton>
          </DialogClose>
        </header>
        <TabPanel value="builder" className="flex min-h-0 flex-1 flex-col pt-0! data-[state=inactive]:hidden">
          <div className="min-h-0 flex-1 overflow-y-auto desktop:grid desktop:grid-cols-[minmax(0,1fr)_360px] desktop:overflow-hidden">
            <div ref={builder} className="min-w-0 desktop:overflow-y-auto">
              <BatchBuilder
                draft={draft}
                problem={hasTried ? problem : null}
                told={preview.isPlaceholderData ? undefined : told}
                onChange={setDraft}
              />
            </div>
            <aside className="border-line bg-surface max-desktop:border-t desktop:overflow-y-auto desktop:border-l">
              <RunningNow batches={batches} onOpen={show} onCancel={(id) => void cancel(id)} />
            </aside>
          </div>
          <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3 desktop:px-6">
            <p
              id={reason}
              aria-live="polite"
              className={`min-w-0 flex-1 text-13 max-desktop:basis-full ${refused ? 'text-danger-ink' : 'text-ink-soft'}`}
            >
              {!refused && (
                <FailingFiles
                  steps={plan.steps}
                  told={told}
                  total={countFiles(draft.steps)}
                  onShow={showProblem}
                />
              )}
              {refused ? refused : told ? describePreview(told, t, say) : t('free')}
            </p>
            <Button look="bare" onClick={() => void save()}>
              {t('saveTemplate')}
            </Button>
            <DialogClose asChild>
              <Button look="bare" className="max-desktop:flex-1" onClick={dropDraft}>
                {t('cancel')}
              </Button>
            </DialogClose>
            <Button
              look="primary"
              size="large"
              busy={isStarting}
              disabled={impossible !== undefined}
              ref={startButton}
              aria-describedby={impossible === undefined ? undefined : reason}
              className="max-desktop:flex-1"
              onClick={() => void start()}
            >
              {isStarting ? t('starting') : t('start')}
            </Button>
          </footer>
        </TabPanel>
        <TabPanel value="templates" className="min-h-0 flex-1 overflow-y-auto pt-0!">
          <BatchTemplates
            onUse={use}
            onStarted={(id) => {
              show(id);
              void refreshBatches();
            }}
          />
        </TabPanel>
        <TabPanel value="monitor" className="min-h-0 flex-1 overflow-y-auto pt-0! desktop:overflow-hidden">
          <Monitor
            batches={batches}
            open={opened}
            onOpen={setOpened}
            onCancel={(id) => void cancel(id)}
            onBuild={() => setView('builder')}
          />
        </TabPanel>
      </TabsRoot>
    </Dialog>
  );
}
