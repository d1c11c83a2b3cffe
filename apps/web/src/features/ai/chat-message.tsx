import { quotedParams, sayQuote } from '@sheaf/api/features/ai/ai.quoted.schema.ts';
import type { ChatMessage, ChatSource } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import { ChevronRight, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import { type Answer, useAnswers } from '../../lib/messages/answer-messages.ts';
import type { Shown } from './assistant-file.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { PassageText } from './passage-text.tsx';
import { QuotedAnswer } from './quoted-answer.tsx';
import { UnverifiedQuotes } from './unverified-quotes.tsx';

export function Question({ text }: { text: string }) {
  const t = useMessages(aiMessages);
  return (
    <p
      data-question
      className="max-w-[85%] self-end rounded-10 rounded-br-4 bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere dark:bg-line"
    >
      <span className="sr-only">{t('chat.you')}: </span>
      {text}
    </p>
  );
}

/** Text of documents and models is shown as plain text, never as pictures or links. */
export function AnswerText({ text, children }: { text: ReactNode; children?: ReactNode }) {
  const t = useMessages(aiMessages);
  return (
    <div className="border-l-2 border-accent-line pl-4">
      <p className="whitespace-pre-wrap wrap-anywhere">
        <span className="sr-only">{t('chat.assistant')}: </span>
        {text}
      </p>
      {children}
    </div>
  );
}

/** What our own engine answered, as data. */
function answerOf(
  outcome: ChatMessage['metadata']['outcome'],
  { content, metadata }: ChatMessage,
  isSeveral: boolean,
): Answer {
  if (outcome === 'not_found')
    return { key: 'chat.not_found', params: { documents: isSeveral ? 2 : 1 }, message: content };
  const [best] = metadata.sources ?? [];
  if (outcome === 'unsure' || !best) return { key: 'chat.unsure', message: content };
  const quoted = quotedParams(best);
  if (!isSeveral) return { key: 'chat.answered', params: quoted, message: content };
  return { key: 'chat.answered_in_file', params: { ...quoted, file: best.filename }, message: content };
}

interface ChatAnswerProps {
  message: ChatMessage;
  /** The source that matters now, when it is this answer that is marked in the document. */
  active: number | null;
  onShow: (shown: Shown, active: number) => void;
  isSeveral: boolean;
}

export function ChatAnswerView({ message, active, onShow, isSeveral }: ChatAnswerProps) {
  const t = useMessages(aiMessages);
  const { sources = [], unverified = [], outcome, engine, fallback } = message.metadata;
  const { unverified_claims: claims = [] } = message.metadata;
  const best = outcome === 'answered' ? sources[0] : undefined;
  const say = useAnswers();
  // What a language model wrote is in the reader's language already.
  const isOurs = engine === 'quotes' && outcome;
  const content = isOurs ? say(answerOf(outcome, message, isSeveral)) : message.content;
  // What comes nearest is in the passages below, and nothing of it in the sentence above them.
  const told =
    outcome === 'unsure' && isOurs
      ? [content, ...sources.map((one) => writePassage(t, one))].join('\n\n')
      : content;
  async function copy() {
    await navigator.clipboard.writeText(told);
    toast.success(t('chat.copied'));
  }
  return (
    <AnswerText
      text={
        isOurs ? (
          <QuotedAnswer text={content} quote={sayQuote(best?.snippet ?? '')} answer={best?.answer} />
        ) : (
          <MarkedAnswer text={content} claims={claims} why={t('chat.notInQuotes')} />
        )
      }
    >
      {fallback && (
        <p className="mt-2 text-13 text-ink-soft">{t('chat.fallback', { why: fallback, what: 'answer' })}</p>
      )}
      {claims.length > 0 && (
        <p className="mt-2">
          <Badge kind="warn">{t('chat.unverifiedClaims', { count: claims.length })}</Badge>
        </p>
      )}
      {/* Our own answer says so itself. */}
      {outcome === 'unsure' && !isOurs && (
        <p className="mt-2">
          <Badge kind="warn">{t('chat.unsure')}</Badge>
        </p>
      )}
      {outcome === 'not_found' && !isOurs && (
        <p className="mt-2">
          <Badge kind="outline">{isSeveral ? t('chat.notFoundSeveral') : t('chat.notFound')}</Badge>
        </p>
      )}
      {sources.length > 0 && (
        <div className="mt-3 flex items-center justify-between gap-2">
          <p className="text-12 font-strong text-ink-soft">{t('chat.sources', { count: sources.length })}</p>
          <div className="flex gap-1">
            <ShareButton name={t('chat.share')} text={`${told}\n\n${listFiles(sources)}`} />
            <IconButton size="small" name={t('chat.copy')} onClick={() => void copy()}>
              <Copy aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
      <div className="mt-1 flex flex-col gap-1.5 empty:hidden">
        {sources.map((source, index) => (
          <SourceCard
            key={`${source.file_id} ${source.page} ${source.snippet}`}
            source={source}
            number={index + 1}
            isNamed={isSeveral}
            isTied={active !== null}
            isActive={active === index + 1}
            onClick={() => onShow({ messageId: message.id, sources }, index + 1)}
          />
        ))}
      </div>
      {unverified.length > 0 && <UnverifiedQuotes quotes={unverified} />}
    </AnswerText>
  );
}

/** Where it comes from, for whoever gets it without the page. */
function listFiles(sources: ChatSource[]): string {
  return [...new Set(sources.map(({ filename }) => filename))].join('\n');
}

/** A passage and its place, as they are read without the page. */
function writePassage(t: Formatter<'assistant'>, { snippet, label, page }: ChatSource): string {
  return `${sayQuote(snippet)}\n(${label ?? t('chat.page', { page: formatNumber(page) })})`;
}

function describeSource(
  t: Formatter<'assistant'>,
  { filename: name, label: sheet, page: at }: ChatSource,
  number: number,
  isNamed: boolean,
): string {
  const page = formatNumber(at);
  if (sheet)
    return isNamed
      ? t('chat.sourceSheetIn', { number, name, sheet })
      : t('chat.sourceSheet', { number, sheet });
  return isNamed ? t('chat.sourceIn', { number, name, page }) : t('chat.source', { number, page });
}

interface SourceCardProps {
  source: ChatSource;
  number: number;
  /** Shows the file that it comes from. */
  isNamed: boolean;
  /** The thread from its passage may end here. */
  isTied: boolean;
  isActive: boolean;
  onClick: () => void;
}

function SourceCard({ source, number, isNamed, isTied, isActive, onClick }: SourceCardProps) {
  const t = useMessages(aiMessages);
  const page = formatNumber(source.page);
  return (
    <button
      type="button"
      aria-pressed={isActive}
      data-passage={isTied ? number : undefined}
      onClick={onClick}
      className={classes(
        'flex items-start gap-2.5 rounded-6 border bg-bg px-2.5 py-2 text-left transition-colors duration-120 hover:bg-hover',
        isActive ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'mt-px grid size-[18px] shrink-0 place-items-center rounded-4 text-12 leading-none font-bold tabular-nums',
          isActive
            ? 'bg-accent text-on-accent'
            : 'bg-accent-soft text-accent-ink inset-ring inset-ring-accent-line',
        )}
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-13 font-strong">
          <span className="sr-only">{describeSource(t, source, number, isNamed)}</span>
          <span aria-hidden="true" className="flex gap-1.5">
            {isNamed && <span className="truncate">{source.filename}</span>}
            <span className={isNamed ? 'shrink-0 text-ink-soft' : undefined}>
              {source.label ?? t('chat.page', { page })}
            </span>
          </span>
        </span>
        {source.is_earlier && <span className="block text-12 text-warn-ink">{t('chat.earlierVersion')}</span>}
        <PassageText source={source} />
      </span>
      <ChevronRight aria-hidden="true" className="mt-0.5 text-ink-faint" />
    </button>
  );
}
