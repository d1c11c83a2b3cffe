import type { DoubtfulWord } from '@sheaf/api/features/ai/ai.schema.ts';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { drawDoubtful, removeDoubtful } from './doubtful-layer.ts';
import { doubtfulMessages } from './doubtful.messages.ts';
import type { MarkedView } from '../stage/sheet.ts';
import { useDoubtfulWords } from './use-doubtful-words.ts';

interface DoubtfulPanelProps {
  view: MarkedView;
  fileId: string;
  onClose: () => void;
}

/** One doubtful word after the other, each marked on its page, to be confirmed or put right. */
export default function DoubtfulPanel({ view, fileId, onClose }: DoubtfulPanelProps) {
  const t = useMessages(doubtfulMessages);
  const { words, total, isError, refetch, isSaving, settle } = useDoubtfulWords(fileId);
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, words.length - 1));
  const active = words[index];
  const panel = useRef<HTMLElement>(null);
  const isDone = total === 0;
  // The field that had the focus is gone with the last word, and keys are still meant for here.
  useEffect(() => {
    if (isDone) panel.current?.focus();
  }, [isDone]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const here = panel.current;
    here?.addEventListener('keydown', onKeyDown);
    return () => here?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  useMarks(view, words, active, setChosen);
  return (
    <section
      ref={panel}
      aria-label={t('title')}
      tabIndex={-1}
      className="absolute top-3 right-3 z-10 max-desktop:top-auto max-desktop:bottom-3 w-[320px] max-w-[calc(100%-24px)] rounded-10 border bg-raised shadow-floating outline-none"
    >
      <div className="flex items-center gap-0.5 py-2 pr-2 pl-3.5">
        <h2 className="min-w-0 flex-1 truncate text-14 font-bold">{t('title')}</h2>
        <IconButton
          size="small"
          name={t('previous')}
          disabled={index === 0}
          onClick={() => setChosen(index - 1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          name={t('next')}
          disabled={index >= words.length - 1}
          onClick={() => setChosen(index + 1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton size="small" name={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <output className="block px-3.5 pb-2 text-13 text-ink-soft tabular-nums">
        {isError
          ? t('loadFailed')
          : active
            ? t('place', {
                current: formatNumber(index + 1),
                total: formatNumber(total ?? 0),
                page: formatNumber(active.page),
              })
            : isDone && t('done')}
      </output>
      {isError && (
        <div className="px-3.5 pt-1 pb-3.5">
          <Button size="small" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      )}
      {active ? (
        <WordForm
          key={`${active.page} ${active.word}`}
          word={active}
          isSaving={isSaving}
          onSettle={(text) => settle(active, text)}
        />
      ) : (
        <div className="pb-2" />
      )}
    </section>
  );
}

interface WordFormProps {
  word: DoubtfulWord;
  isSaving: boolean;
  onSettle: (text: string) => Promise<boolean>;
}

function WordForm({ word, isSaving, onSettle }: WordFormProps) {
  const t = useMessages(doubtfulMessages);
  const [text, setText] = useState(word.text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const wanted = text.trim();
  return (
    <form
      className="px-3.5 pb-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted && !isSaving) void onSettle(wanted);
      }}
    >
      <Input
        ref={field}
        aria-label={t('field')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mt-2 text-13 text-ink-soft">
        {t('sure', { percent: `${Math.round(word.confidence * 100)} %` })} {t('hint')}
      </p>
      <Button type="submit" look="primary" size="small" className="mt-3" disabled={!wanted || isSaving}>
        {wanted === word.text ? t('confirm') : t('save')}
      </Button>
    </form>
  );
}

function useMarks(
  view: MarkedView,
  words: DoubtfulWord[],
  active: DoubtfulWord | undefined,
  onChoose: (index: number) => void,
): void {
  const t = useMessages(doubtfulMessages);
  useEffect(() => {
    const marks = {
      words,
      active,
      nameOf: (text: string) => t('mark', { text }),
      onChoose: (word: DoubtfulWord) => onChoose(words.indexOf(word)),
    };
    return view.drawOver((sheet) => drawDoubtful(sheet, marks));
  }, [view, words, active, onChoose, t]);
  useEffect(() => () => view.drawOver(({ div }) => removeDoubtful(div))(), [view]);
  const [page, box] = [active?.page, active?.box];
  useEffect(() => {
    if (page && box) view.goTo(page, box);
  }, [view, page, box]);
}
