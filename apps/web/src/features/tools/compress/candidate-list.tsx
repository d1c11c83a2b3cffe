import { RadioGroup } from 'radix-ui';
import { COMPARED_PAGES, turnDial } from '@sheaf/pdf-core/options';
import { Plus } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { formatBytes, formatFixed, formatTenth } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import type { CompressCandidate } from './use-compress-preview.ts';
import { WorstRegion, WorstWords } from './worst-region.tsx';

export interface Candidate {
  quality: number;
  /** Absent while it is being made. */
  made: CompressCandidate | undefined;
  /** How far it is, while it is being made. */
  percent: number;
  /** Why it could not be. */
  problem?: string;
}

interface CandidateListProps {
  candidates: Candidate[];
  usual: number;
  value: number;
  onChange: (quality: number) => void;
  isStopped: boolean;
  onStop: () => void;
  onContinue: () => void;
  /** One more that can be asked for. */
  more?: { quality: number; onTry: () => void };
}

/** What each quality comes to, in bytes that are true: one of them is kept. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, usual, value, onChange, isStopped, onStop, onContinue, more } = props;
  const t = useMessages(pdfToolsMessages);
  const isMade = candidates.every(({ made, problem }) => made ?? problem);
  const slowest = Math.max(0, ...candidates.map(({ made }) => made?.seconds ?? 0));
  return (
    <section>
      <div className="mt-5 mb-2 flex min-h-8 items-center justify-between">
        <h2 className="group-title">
          {isMade
            ? t('candidates.made', { count: candidates.filter(({ made }) => made).length })
            : t(isStopped ? 'candidates.stopped' : 'candidates.making')}
        </h2>
        {!isMade && (
          <Button size="small" look="bare" onClick={isStopped ? onContinue : onStop}>
            {t(isStopped ? 'candidates.continue' : 'candidates.stop')}
          </Button>
        )}
        {isMade && slowest > 0 && (
          <span className="text-12 text-ink-faint tabular-nums">
            {t('candidates.seconds', { seconds: formatFixed(slowest, 1) })}
          </span>
        )}
      </div>
      <RadioGroup.Root
        aria-label={t('candidates.label')}
        value={String(value)}
        onValueChange={(next) => onChange(Number(next))}
        className="rounded-10 border border-line bg-surface"
      >
        {candidates.map((candidate) => (
          <RadioGroup.Item
            key={candidate.quality}
            value={String(candidate.quality)}
            className="group flex w-full gap-3 border-b border-line px-3 py-2.5 text-left last:border-b-0 data-[state=checked]:relative data-[state=checked]:rounded-10 data-[state=checked]:border-transparent data-[state=checked]:bg-raised data-[state=checked]:ring-[1.5px] data-[state=checked]:ring-accent"
          >
            <span className="-order-2 mt-0.5 size-4 shrink-0 rounded-full border-[1.5px] border-edge bg-raised group-data-[state=checked]:border-5 group-data-[state=checked]:border-accent" />
            <CandidateRow candidate={candidate} isUsual={candidate.quality === usual} isStopped={isStopped} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {more && (
        <div className="mt-1.5 flex items-center justify-between">
          <Button size="small" look="bare" onClick={more.onTry}>
            <Plus aria-hidden="true" />
            {t('candidates.try', { quality: more.quality })}
          </Button>
          <span className="pr-2 text-12 text-ink-faint">{t('candidates.tryNote')}</span>
        </div>
      )}
      <p className="mt-4 text-12 text-ink-faint">{t('candidates.note', { pages: COMPARED_PAGES })}</p>
    </section>
  );
}

interface CandidateRowProps {
  candidate: Candidate;
  isUsual: boolean;
  isStopped: boolean;
}

function CandidateRow({ candidate, isUsual, isStopped }: CandidateRowProps) {
  const { quality, made, percent, problem } = candidate;
  const t = useMessages(pdfToolsMessages);
  const share = made && made.originalSize > 0 ? (made.bytes / made.originalSize) * 100 : 0;
  const isMaking = !made && !problem && !isStopped;
  const isSame = made !== undefined && made.bytes >= made.originalSize;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-1">
          <span className="flex flex-wrap items-center gap-x-1.5 text-14 font-bold">
            {t.find(`candidates.names.${String(quality)}`)}
            {isUsual && <Badge>{t('candidates.usual')}</Badge>}
          </span>
          <span className="section-title shrink-0 tabular-nums">
            {made ? formatBytes(made.bytes) : isMaking && t('candidates.percent', { percent })}
          </span>
        </span>
        <span className="mt-1 mb-1.5 block h-1 rounded-full bg-line">
          <span
            className="block h-1 rounded-full bg-ink-faint transition-[width] duration-200 ease-out group-data-[state=checked]:bg-accent"
            style={{ width: `${isMaking ? percent : share}%` }}
          />
        </span>
        {problem ? (
          <span className="block text-12 text-danger-ink">{problem}</span>
        ) : (
          <span className="flex min-h-4 flex-wrap justify-between gap-x-2 text-12 text-ink-soft tabular-nums">
            {made && (
              <>
                <span>
                  {isSame
                    ? t('candidates.same')
                    : t('candidates.saves', { percent: formatTenth(made.percentSaved) })}
                </span>
                <span>{t('candidates.similarity', { figure: formatFixed(made.similarity, 3) })}</span>
              </>
            )}
          </span>
        )}
        <span className="block text-12 text-ink-faint">
          {t('candidates.facts', { quality, dpi: turnDial(quality).maxImageDPI })}
        </span>
        {made && <WorstWords made={made} />}
      </span>
      <WorstRegion made={made} isFailed={problem !== undefined} />
    </>
  );
}
