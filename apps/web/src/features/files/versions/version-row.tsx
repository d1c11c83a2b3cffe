import type { Version } from '@sheaf/api/features/files/files.versions.schema.ts';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/menu.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolMessages } from '../../../lib/messages/tool-names.messages.ts';
import { formatWhen } from '../format-when.ts';
import { versionsMessages } from './versions.messages.ts';

interface VersionRowProps {
  version: Version;
  isShown: boolean;
  /** Absent where the viewer shows no pages of this type. */
  onView: (() => void) | undefined;
  /** Where it is compared with the current version; absent where it cannot be. */
  compareTo: string | undefined;
  onRestore: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

export function VersionRow(props: VersionRowProps) {
  const { version, isShown, onView, compareTo, onRestore, onDownload, onDelete } = props;
  const t = useMessages(versionsMessages);
  const source = useSource(version);
  const { number, current, size, page_count: pages, created_at } = version;
  const facts = [
    source,
    formatWhen(created_at),
    ...(pages === null ? [] : [t('pages', { count: pages })]),
    formatBytes(size),
  ];
  return (
    <li className="flex flex-col gap-2 border-b px-4 py-3 desktop:px-6">
      <div className="flex min-h-6 items-center gap-2">
        <h3 className="text-14 font-strong tabular-nums">{t('number', { number })}</h3>
        {current && <Badge kind="ok">{t('current')}</Badge>}
        {isShown && !current && <Badge>{t('shown')}</Badge>}
      </div>
      <p className="text-12 text-ink-soft tabular-nums">{facts.join('  ·  ')}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        {onView && !isShown && (
          <Button size="small" aria-label={`${t('view')}: ${t('number', { number })}`} onClick={onView}>
            {t('view')}
          </Button>
        )}
        {!current && (
          <Button size="small" aria-label={`${t('restore')}: ${t('number', { number })}`} onClick={onRestore}>
            {t('restore')}
          </Button>
        )}
        {compareTo && (
          <ButtonLink size="small" aria-label={`${t('compare')}: ${t('number', { number })}`} to={compareTo}>
            {t('compare')}
          </ButtonLink>
        )}
        <Menu
          align="end"
          trigger={
            <IconButton size="small" name={t('more', { number })}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Download />} onSelect={onDownload}>
            {t('download')}
          </MenuItem>
          {!current && (
            <>
              <MenuSeparator />
              <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
                {t('delete')}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </li>
  );
}

/** A number whose bytes were restored: they are a newer version now. */
export function RestoredRow({ number, now }: { number: number; now: number }) {
  const t = useMessages(versionsMessages);
  return (
    <li className="border-b px-4 py-3 desktop:px-6">
      <h3 className="text-14 font-strong text-ink-soft tabular-nums">{t('number', { number })}</h3>
      <p className="text-12 text-ink-soft tabular-nums">{t('now', { number: now })}</p>
    </li>
  );
}

/** What made a version, as the history calls it. */
function useSource({ source, restored_from: from }: Version): string {
  const t = useMessages(versionsMessages);
  const tools = useMessages(toolMessages);
  if (source === null) return t('original');
  if (source === 'upload') return t('uploaded');
  if (source === 'restore') return from === null ? t('restored') : t('restoredFrom', { number: from });
  return tools.find(`${source}.history`) ?? source;
}
