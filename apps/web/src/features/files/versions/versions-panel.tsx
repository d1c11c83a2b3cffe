import { isPictureType } from '@sheaf/api/features/files/upload-types.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogClose } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Note } from '../../../components/note.tsx';
import { Skeleton, Waiting } from '../../../components/skeleton.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { canCompare, compareVersionPath } from './compare-path.ts';
import { UploadVersion } from './upload-version.tsx';
import { useVersionActions } from './use-version-actions.ts';
import { listNumbers } from './list-numbers.ts';
import { RestoredRow, VersionRow } from './version-row.tsx';
import { versionsMessages } from './versions.messages.ts';

export interface VersionsPanelProps {
  file: { id: string; filename: string; type: string; version: number };
  /** The version that is looked at. */
  shown: number;
  /** Null: the current one. */
  onView: (number: number | null) => void;
  onClose: () => void;
}

/** The versions of a file beside it, newest first. */
export default function VersionsPanel({ file, shown, onView, onClose }: VersionsPanelProps) {
  const t = useMessages(versionsMessages);
  const { data, isError, refetch } = useQuery(trpc.versions.list.queryOptions({ id: file.id }));
  const actions = useVersionActions(file);
  const [leaving, setLeaving] = useState<number | null>(null);
  const canView = file.type === 'application/pdf' || isPictureType(file.type);
  const isOnly = data?.versions.length === 1;
  return (
    <>
      <header className="flex items-center justify-between gap-2 px-4 pt-4 pb-2 desktop:px-6">
        <h2 className="section-title">{t('title')}</h2>
        <IconButton name={t('close')} className="-mr-2" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <UploadVersion
        type={file.type}
        onFile={async (chosen) => {
          if (await actions.upload(chosen)) onView(null);
        }}
      />
      <div className="min-h-0 flex-1 overflow-auto">
        {!data && !isError && (
          <Waiting>
            {[0, 1].map((row) => (
              <div key={row} className="flex h-[109px] flex-col gap-3 border-b px-4 py-4 desktop:px-6">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-3 w-64 max-w-full" />
                <Skeleton className="h-7 w-28 rounded-6" />
              </div>
            ))}
          </Waiting>
        )}
        {isError && (
          <div className="px-4 desktop:px-6">
            <Note
              kind="bad"
              fact={t('failed')}
              action={
                <Button size="small" onClick={() => void refetch()}>
                  {t('again')}
                </Button>
              }
            />
          </div>
        )}
        <ol aria-label={t('title')}>
          {listNumbers(data?.versions).map(({ number, version, now }) =>
            version === undefined ? (
              <RestoredRow key={number} number={number} now={now} />
            ) : (
              <VersionRow
                key={number}
                version={version}
                isShown={version.number === shown}
                onView={canView ? () => onView(version.current ? null : version.number) : undefined}
                compareTo={
                  canCompare(file.type) && !version.current
                    ? compareVersionPath(file.id, version.number)
                    : undefined
                }
                onRestore={() => {
                  onView(null);
                  void actions.restore(version.number);
                }}
                onDownload={() => void actions.download(version.number)}
                onDelete={() => setLeaving(version.number)}
              />
            ),
          )}
        </ol>
        {data && (
          <p className="px-4 py-3 text-12 text-ink-soft desktop:px-6">
            {isOnly ? t('only') : t('rule', data.rule)}
          </p>
        )}
      </div>
      {leaving !== null && (
        <Dialog
          open
          onOpenChange={() => setLeaving(null)}
          title={t('confirm.title', { number: leaving })}
          description={t('confirm.text')}
          actions={
            <>
              <DialogClose asChild>
                <Button look="bare">{t('confirm.cancel')}</Button>
              </DialogClose>
              <Button
                look="danger"
                onClick={() => {
                  setLeaving(null);
                  if (leaving === shown) onView(null);
                  void actions.remove(leaving);
                }}
              >
                {t('delete')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
