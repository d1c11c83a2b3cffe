import { useQuery } from '@tanstack/react-query';
import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { forgetUnfinished, readUnfinished } from './unfinished.ts';
import { uploadMessages } from './upload.messages.ts';
import { uploadAtOnce } from './uploads-store.ts';

type Lost = Awaited<ReturnType<typeof readUnfinished>>[number];
/** As many as were on their way at once may have arrived after their page was gone, and some more. */
const NEWEST = 50;

/** What a page did not send before it was closed or loaded anew, and the way to send it. */
export default function LostUploads() {
  const t = useMessages(uploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const { data: lost = [], refetch } = useQuery({ queryKey: ['lost-uploads'], queryFn: listLost });
  if (lost.length === 0) return null;
  const forget = (files: readonly Lost[]) => {
    forgetUnfinished(files);
    void refetch();
  };
  const sendAgain = (files: readonly File[]) => {
    const sent = files.flatMap((file) => {
      const found = lost.find(({ name, size }) => name === file.name && size === file.size);
      // Where it was to go. Another file goes where the first was to.
      const { parentId, folders } = found ?? lost[0]!;
      const relativePath = [...folders, file.name].join('/');
      uploadAtOnce([Object.assign(file, { relativePath })], parentId, Infinity);
      return found ?? [];
    });
    forget(sent);
  };
  return (
    <aside
      aria-label={t('lost.title')}
      className="animate-rise overflow-hidden rounded-10 border bg-raised shadow-floating dark:border-transparent"
    >
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-4 text-13">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger-ink" />
        <output className="min-w-0 flex-1 font-bold">{t('lost.fact', { count: lost.length })}</output>
        <IconButton size="small" name={t('dismiss')} onClick={() => forget(lost)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="px-4 pb-2 text-13 text-ink-soft">{t('lost.text')}</p>
      <ul className="max-h-[30vh] overflow-y-auto border-t px-4 py-1">
        {lost.map(({ page, name, size, folders }) => (
          <li
            key={`${page} ${folders.join('/')} ${name}`}
            className="flex justify-between gap-3 py-1 text-13"
          >
            <span className="min-w-0 truncate font-strong">
              {name}
              {folders.length > 0 && (
                <span className="font-regular text-ink-faint">
                  {' '}
                  {t('inFolder', { path: folders.join(' / ') })}
                </span>
              )}
            </span>
            <span className="shrink-0 text-12 text-ink-soft tabular-nums">{formatBytes(size)}</span>
          </li>
        ))}
      </ul>
      <div className="border-t px-4 py-2">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('lost.choose')}
          onChange={({ target }) => {
            sendAgain([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {t('lost.choose')}
        </Button>
      </div>
    </aside>
  );
}

/** The answer to what arrived may not have reached its page: it is there, and not lost. */
async function listLost(): Promise<Lost[]> {
  const lost = await readUnfinished();
  if (lost.length === 0) return [];
  const { files } = await api.files.list.query({ limit: NEWEST });
  const arrived = lost.filter(({ name, size, begun }) =>
    files.some(
      (file) =>
        file.filename === name && file.size === size && Date.parse(file.created_at) >= begun - CLOCKS_MS,
    ),
  );
  forgetUnfinished(arrived);
  return lost.filter((file) => !arrived.includes(file));
}

/** The clocks of browser and server may differ. */
const CLOCKS_MS = 60_000;
