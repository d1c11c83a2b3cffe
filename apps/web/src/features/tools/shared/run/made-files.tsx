import { Check, Download, Eye, FileArchive, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../../components/menu.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { formatBytes, formatFixed } from '../../../../lib/messages/format.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { downloadZip } from '../../../files/download-file.ts';
import { fileItem, type StoredFile } from '../../../files/item.ts';
import { previewPath } from '../../../files/preview-path.ts';
import { allToolsPath } from '../files/file-address.ts';
import { ScrollList } from '../order/scroll-list.tsx';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { AfterResult } from './after-result.tsx';
import { meet } from './meet-result.ts';
import type { NextTool } from './next-tool.ts';
import { ResultNotices } from './result-notices.tsx';
import type { ToolResultProps } from './result-props.ts';
import { useDownload } from './use-download.ts';

type MadeFilesProps = Omit<ToolResultProps, 'file' | 'files'> & { files: StoredFile[] };

/** Several files that were made: each is looked at, taken home or taken along, and all come in a zip. */
export function MadeFiles(props: MadeFilesProps) {
  const { files, seconds, facts, notices, nextOf, detailOf, onAgain, againLabel, onAnew, children } = props;
  const t = useMessages(toolAreaMessages);
  const [first] = files;
  return (
    <section
      ref={meet}
      tabIndex={-1}
      aria-label={t('result.zipTitle')}
      className="animate-rise scroll-mt-5 rounded-10 border border-line bg-surface"
    >
      <div className="p-5 desktop:p-8">
        <p className="flex items-center gap-2 text-13 font-strong text-accent-ink">
          <Check aria-hidden="true" />
          {t('result.zipTitle')}
        </p>
        <h2 className="title mt-1">{t('result.several', { count: files.length })}</h2>
        <p className="mt-1 text-13 text-ink-soft tabular-nums">
          {formatBytes(files.reduce((sum, { size }) => sum + size, 0))} ·{' '}
          {t('result.took', { seconds: formatFixed(seconds, 1) })} · {t('result.kept')}
        </p>
        {facts && <div className="mt-3 text-14">{facts}</div>}
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button look="primary" size="large" onClick={() => void downloadZip(files.map(fileItem))}>
            <FileArchive aria-hidden="true" />
            {t('result.downloadAll')}
          </Button>
          <AfterResult file={first} onAgain={onAgain} againLabel={againLabel} onAnew={onAnew} />
        </div>
        <ResultNotices notices={notices} fileId={first?.id ?? ''} />
      </div>
      <ScrollList
        aria-label={t('result.list')}
        className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line px-5 desktop:px-8"
      >
        {files.map((file, index) => (
          <ResultRow key={file.id} file={file} detail={detailOf?.(index)} next={nextOf?.(file) ?? []} />
        ))}
      </ScrollList>
      {children && <div className="border-t border-line p-5 desktop:px-8">{children}</div>}
    </section>
  );
}

interface ResultRowProps {
  file: StoredFile;
  detail: ReactNode;
  next: NextTool[];
}

function ResultRow({ file, detail, next }: ResultRowProps) {
  const t = useMessages(toolAreaMessages);
  const download = useDownload();
  const name = file.filename;
  return (
    <li className="flex items-center gap-x-3 py-1.5 text-13 tabular-nums">
      <span className="min-w-0 flex-1 truncate font-strong">
        <TextLink alone to={previewPath(file.id)} target="_blank">
          {name}
        </TextLink>
      </span>
      {detail && <span className="text-12 text-ink-soft max-desktop:hidden">{detail}</span>}
      <span className="w-20 text-right text-12 text-ink-faint max-desktop:hidden">
        {formatBytes(file.size)}
      </span>
      <ButtonLink
        look="bare"
        size="small"
        to={previewPath(file.id)}
        target="_blank"
        aria-label={t('result.openNamed', { name })}
      >
        <Eye aria-hidden="true" />
      </ButtonLink>
      <IconButton size="small" name={t('result.downloadNamed', { name })} onClick={() => void download(file)}>
        <Download aria-hidden="true" />
      </IconButton>
      <Menu
        align="end"
        trigger={
          <Button look="bare" size="small" aria-label={t('result.nextNamed', { name })}>
            <Play aria-hidden="true" />
            <span className="max-desktop:hidden">{t('result.next')}</span>
          </Button>
        }
      >
        {next.map(({ label, icon, onGo }) => (
          <MenuItem key={label} icon={icon} onSelect={onGo}>
            {label}
          </MenuItem>
        ))}
        <MenuLink to={allToolsPath([file.id])}>{t('result.more')}</MenuLink>
      </Menu>
    </li>
  );
}
