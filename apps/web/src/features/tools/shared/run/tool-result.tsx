import { isUploadType } from '@sheaf/api/features/files/upload-types.schema.ts';
import { Check, Download, Eye } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { FileSheet } from '../../../files/file-sheet.tsx';
import type { StoredFile } from '../../../files/item.ts';
import { previewPath } from '../../../files/preview-path.ts';
import { formatBytes, formatFixed } from '../../../../lib/messages/format.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { ResultNotices } from './result-notices.tsx';
import { allToolsPath } from '../files/file-address.ts';
import { MadeFiles } from './made-files.tsx';
import { AfterResult } from './after-result.tsx';
import { meet } from './meet-result.ts';
import type { ToolResultProps } from './result-props.ts';
import { useDownload } from './use-download.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

const SavedOver = lazy(() => import('./saved-over.tsx'));

/** What was made: seen, taken home, and taken along to the next tool. */
export default function ToolResult({ file, ...props }: ToolResultProps) {
  if (!file) return <NothingMade {...props} />;
  const { files = [] } = props;
  return files.length > 1 ? <MadeFiles {...props} files={files} /> : <MadeFile {...props} file={file} />;
}

function NothingMade({ facts, onAgain, onAnew }: Omit<ToolResultProps, 'file'>) {
  const t = useMessages(toolAreaMessages);
  return (
    <section
      ref={meet}
      tabIndex={-1}
      aria-label={t('result.nothing')}
      className="animate-rise scroll-mt-5 rounded-10 border border-line bg-surface p-5 desktop:p-8"
    >
      <h2 className="title">{t('result.nothing')}</h2>
      {facts && <div className="mt-2 text-14">{facts}</div>}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="primary" size="large" onClick={onAnew}>
          {t('result.another')}
        </Button>
        <Button size="large" onClick={onAgain}>
          {t('result.again')}
        </Button>
      </div>
    </section>
  );
}

function MadeFile(props: ToolResultProps & { file: StoredFile }) {
  const { file, seconds, facts, notices, base, onUndone, nextOf, onAgain, againLabel, onAnew, children } =
    props;
  const next = nextOf?.(file) ?? [];
  const t = useMessages(toolAreaMessages);
  const isZip = file.type === 'application/zip';
  const isOpened = isUploadType(file.type) || file.type.startsWith('image/');
  const isWaitedFor = next.some(({ isWaiting }) => isWaiting);
  const download = useDownload();
  return (
    <section
      ref={meet}
      tabIndex={-1}
      aria-label={t('result.title')}
      className="animate-rise scroll-mt-5 rounded-10 border border-line bg-surface"
    >
      <div className="flex flex-col gap-6 p-5 desktop:flex-row desktop:items-center desktop:gap-8 desktop:p-8">
        <div className="grid place-items-center rounded-10 bg-sunken px-10 py-8 desktop:w-[280px]">
          <FileSheet file={file} className="w-32 desktop:w-40" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-13 font-strong text-accent-ink">
            <Check aria-hidden="true" />
            {base !== undefined
              ? t('over.done', { number: file.version })
              : isZip
                ? t('result.zipTitle')
                : t('result.title')}
          </p>
          <h2 className="title mt-1 wrap-anywhere">{file.filename}</h2>
          <p className="mt-1 text-13 text-ink-soft tabular-nums">
            {formatBytes(file.size)} · {t('result.took', { seconds: formatFixed(seconds, 1) })} ·{' '}
            {base === undefined ? t('result.kept') : t('over.earlier', { number: base })}
          </p>
          {facts && <div className="mt-3 text-14">{facts}</div>}
          <div className="mt-5 flex flex-wrap gap-2">
            <Button
              look={isWaitedFor ? 'quiet' : 'primary'}
              size="large"
              className="max-desktop:flex-1"
              onClick={() => void download(file)}
            >
              <Download aria-hidden="true" />
              {t('result.download')}
            </Button>
            {isOpened && (
              // Beside this page, which keeps what can be done next.
              <ButtonLink
                to={previewPath(file.id)}
                target="_blank"
                size="large"
                className="max-desktop:flex-1"
              >
                <Eye aria-hidden="true" />
                {t('result.open')}
              </ButtonLink>
            )}
            {base !== undefined && onUndone && (
              <Suspense fallback={null}>
                <SavedOver file={file} base={base} onUndone={onUndone} />
              </Suspense>
            )}
          </div>
          <ResultNotices notices={notices} fileId={file.id} />
          <div className="mt-2 -ml-3 flex flex-wrap">
            <AfterResult file={file} onAgain={onAgain} againLabel={againLabel} onAnew={onAnew} />
          </div>
        </div>
      </div>
      {children && <div className="border-t border-line p-5 desktop:px-8">{children}</div>}
      {next.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-4 desktop:px-8">
          <h3 className="group-title">{t('result.next')}</h3>
          <div className="flex flex-wrap gap-2">
            {next.map(({ label, icon, isWaiting, onGo }) => (
              <Button key={label} look={isWaiting ? 'primary' : 'quiet'} onClick={onGo}>
                {icon}
                {label}
              </Button>
            ))}
            <ButtonLink look="bare" to={allToolsPath([file.id])}>
              {t('result.more')}
            </ButtonLink>
          </div>
          <p className="text-12 text-ink-faint max-desktop:hidden">{t('result.nextText')}</p>
        </div>
      )}
    </section>
  );
}
