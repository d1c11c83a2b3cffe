import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';
import type { StoredFile } from '../../features/files/item.ts';
import { usePagePicture } from '../../features/pdf-tools/use-page-picture.ts';
import { useTexts } from '../../lib/texts.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

/** In points, upright. */
const SIZES: Record<ImagesToPdfOptions['pageSize'], [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
  Legal: [612, 1008],
  A3: [841.89, 1190.55],
  A5: [419.53, 595.28],
};
const FITS = {
  fit: 'object-contain',
  fill: 'object-cover',
  stretch: 'object-fill',
  center: 'object-scale-down',
};

/** The pages as the options lay them out. */
export function ConvertPreview({ files, options }: { files: StoredFile[]; options: ImagesToPdfOptions }) {
  const texts = useTexts(fileToolsTexts).convert;
  const upright = SIZES[options.pageSize];
  const [width, height] = options.orientation === 'portrait' ? upright : [upright[1], upright[0]];
  const pages = Array.from({ length: Math.ceil(files.length / options.imagesPerPage) }, (_, page) =>
    files.slice(page * options.imagesPerPage, (page + 1) * options.imagesPerPage),
  );
  return (
    <section aria-label={texts.preview}>
      <h2 className="group-title mb-2">{texts.preview}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] items-start gap-5 rounded-10 border border-line bg-sunken p-5">
        {pages.map((images, page) => (
          <li key={page} className="flex flex-col gap-1.5">
            <div
              className="relative shadow-page dark:brightness-[.925]"
              style={{ aspectRatio: `${width} / ${height}`, background: options.backgroundColor }}
            >
              <Cells images={images} options={options} page={{ width, height }} />
              {options.addPageNumbers && (
                <span className="absolute inset-x-0 bottom-1 text-center text-11 text-page-ink">
                  {page + 1}
                </span>
              )}
            </div>
            <span className="text-center text-12 text-ink-soft tabular-nums">{page + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cells({
  images,
  options,
  page: { width, height },
}: {
  images: StoredFile[];
  options: ImagesToPdfOptions;
  page: { width: number; height: number };
}) {
  const count = options.imagesPerPage;
  const isWide = width > height;
  // Two share the longer side; three and four stand two by two.
  const columns = count > 2 ? 2 : count === 2 && isWide ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return (
    <div
      className="absolute grid gap-[2%]"
      style={{
        inset: `${(options.margin / height) * 100}% ${(options.margin / width) * 100}%`,
        gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {images.map((image) => (
        <Picture key={image.id} image={image} options={options} />
      ))}
    </div>
  );
}

function Picture({ image, options }: { image: StoredFile; options: ImagesToPdfOptions }) {
  const address = usePagePicture(image.id, 1, 480);
  if (!address) return <span className="bg-page-line" />;
  return (
    <img
      src={address}
      alt={image.filename}
      className={`size-full ${FITS[options.imageLayout]}`}
      style={
        options.addBorder
          ? { outline: `${Math.max(1, options.borderWidth / 3)}px solid ${options.borderColor}` }
          : undefined
      }
    />
  );
}
