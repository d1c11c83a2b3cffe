import { FilePlus2, FolderOpen } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SamplesOffer } from '../../../first-steps/samples-offer.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { ACCEPTED, type FileKind } from './file-kinds.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import type { ToolId } from '../tool-list.ts';
import { optional } from '../../../../lib/page/optional.ts';

const ToolDrawing = optional(() => import('../tool-drawing.tsx'));

interface ToolStartProps {
  tool: ToolId;
  kind: FileKind;
  isSeveral: boolean;
  title: string;
  text: string;
  onChoose: () => void;
  onFiles: (files: readonly File[]) => void;
  /** A way to begin without a file. */
  more?: { label: string; onBegin: () => void };
}

/** A tool with nothing on it yet: what it is for, and the ways to begin. Files can be dropped on the whole page. */
export function ToolStart(props: ToolStartProps) {
  const { tool, kind, isSeveral, title, text, onChoose, onFiles, more } = props;
  const t = useMessages(toolAreaMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className="flex flex-col items-center rounded-10 border border-dashed border-line-strong bg-surface px-6 py-14 text-center">
      <div className="mb-3 h-22 text-ink-faint">
        <Suspense fallback={null}>
          <ToolDrawing tool={tool} />
        </Suspense>
      </div>
      <h2 className="section-title">{title}</h2>
      <p className="max-w-[380px] text-13 text-balance text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button look="primary" size="large" onClick={onChoose}>
          <FolderOpen aria-hidden="true" />
          {t('drop.choose')}
        </Button>
        <Button size="large" onClick={() => input.current?.click()}>
          {t('picker.device')}
        </Button>
        {more && (
          <Button size="large" onClick={more.onBegin}>
            <FilePlus2 aria-hidden="true" />
            {more.label}
          </Button>
        )}
        {kind !== 'image' && kind !== 'source' && <SamplesOffer size="large" onAdded={onChoose} />}
      </div>
      <p className="mt-3 text-12 text-ink-faint pointer-coarse:hidden">{t('drop.orDrop')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picker.device')}
        multiple={isSeveral}
        accept={ACCEPTED[kind]}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}
