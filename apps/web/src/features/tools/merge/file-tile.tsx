import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CutName } from '../../../components/cut-name.tsx';
import { PlainIconButton } from '../../../components/plain-icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import type { StoredFile } from '../../files/item.ts';
import { PageSheet } from '../shared/page/page-sheet.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

interface FileTileProps {
  file: StoredFile;
  isSmall: boolean;
  grip: ComponentProps<'button'>;
  pages: ReactNode;
  /** From 1: the one that the file begins with in the result. */
  first: number;
  onRemove: () => void;
}

/** A file by the first of its pages: dragged as a whole. */
export function FileTile({ file: { id, filename }, isSmall, grip, pages, first, onRemove }: FileTileProps) {
  const t = useMessages(pdfToolsMessages);
  return (
    <div className="group relative">
      <button
        type="button"
        {...grip}
        title={filename}
        className="block w-full cursor-grab touch-none rounded-4 active:cursor-grabbing"
      >
        <PageSheet fileId={id} page={first} className={isSmall ? 'h-[50px]' : 'h-[132px]'} />
      </button>
      <h2 className={classes('pt-1 font-strong', isSmall ? 'text-11' : 'text-13')} title={filename}>
        <CutName name={filename} end={7} className="justify-center" />
      </h2>
      <div className="flex justify-center">{pages}</div>
      <PlainIconButton
        size="small"
        name={t('strip.remove', { name: filename })}
        onClick={onRemove}
        className="absolute! -top-1.5 -right-1.5 size-6! bg-raised shadow-raised group-focus-within:opacity-100 group-hover:opacity-100 desktop:opacity-0"
      >
        <X aria-hidden="true" />
      </PlainIconButton>
    </div>
  );
}
