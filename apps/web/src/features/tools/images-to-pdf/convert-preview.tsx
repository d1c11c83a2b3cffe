import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../files/item.ts';
import { ImageSheet } from './image-sheet.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';

/** The pages as the options lay them out. */
export function ConvertPreview({ files, options }: { files: StoredFile[]; options: ImagesToPdfOptions }) {
  const t = useMessages(fileToolsMessages);
  const pages = Array.from({ length: Math.ceil(files.length / options.imagesPerPage) }, (_, page) =>
    files.slice(page * options.imagesPerPage, (page + 1) * options.imagesPerPage),
  );
  return (
    <section aria-label={t('convert.preview')}>
      <h2 className="group-title mb-2">{t('convert.preview')}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] items-start gap-5 rounded-10 border border-line bg-sunken p-5">
        {pages.map((images, page) => (
          <li key={page} className="relative flex flex-col gap-1.5">
            <ImageSheet images={images} options={options} />
            <span className="text-center text-12 text-ink-soft tabular-nums">{page + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
