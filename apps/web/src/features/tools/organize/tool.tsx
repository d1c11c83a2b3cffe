import { nameResult } from '@sheaf/pdf-core/options';
import { Button } from '../../../components/button.tsx';
import { Note } from '../../../components/note.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { toRequest, turn } from '../shared/board/board-page.ts';
import { PageBoard } from '../shared/board/page-board.tsx';
import { useBoard } from '../shared/board/use-board.ts';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import { callTool } from '../shared/form/call-tool.ts';
import type { ToolProps } from '../shared/page/document.ts';
import { WithDocument } from '../shared/page/with-document.tsx';
import { ToolFrame } from '../shared/run/tool-frame.tsx';
import { organizeMessages } from './organize.messages.ts';

export default function OrganizeTool(props: ToolProps) {
  return <WithDocument file={props.file}>{() => <Organizer {...props} />}</WithDocument>;
}

/** The document is the first file; the others give pages to it. */
function Organizer({ files, aside, onAdd, onAnew }: ToolProps) {
  const t = useMessages(organizeMessages);
  const tAdvanced = useMessages(advancedMessages);
  const board = useBoard(files);
  const pages = board.history.value;
  const named = new Map(files.map(({ id, filename }) => [id, filename]));
  const quick = [
    { label: t('turnAll'), to: () => pages.map((page) => turn(page, 90)) },
    { label: t('reverse'), to: () => pages.toReversed() },
    { label: t('odd'), to: () => pages.filter((_page, index) => index % 2 === 0) },
    { label: t('even'), to: () => pages.filter((_page, index) => index % 2 === 1) },
  ];
  return (
    <ToolFrame
      tool="organize"
      action="organize"
      usualName={nameResult(
        'organize',
        files.map(({ filename }) => filename),
      )}
      button={t('button')}
      summary={tAdvanced('pages', { pages: pages.length })}
      detail={files.length > 1 ? t('several') : undefined}
      missing={board.isUntouched && files.length === 1 ? t('unchanged') : null}
      unsaved={!board.isUntouched}
      aside={aside}
      onAnew={onAnew}
      onReset={board.reset}
      file={files.length === 1 ? files[0] : undefined}
      send={(request) => {
        const used = new Set(pages.map(({ fileId }) => fileId));
        const fileIds = files.map(({ id }) => id).filter((id, index) => index === 0 || used.has(id));
        return callTool('organize', { fileIds, options: { pages: toRequest(pages, fileIds) }, ...request });
      }}
      options={
        <OptionBlock title={t('allPages')}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,145px),1fr))] gap-2">
            {quick.map(({ label, to }) => (
              <Button key={label} disabled={pages.length < 2} onClick={() => board.history.set(to())}>
                {label}
              </Button>
            ))}
          </div>
          <p className="text-12 text-ink-faint pointer-coarse:hidden">{t('hint')}</p>
          <p className="hidden text-12 text-ink-faint pointer-coarse:block">{t('hintTouch')}</p>
        </OptionBlock>
      }
    >
      {board.unreadable.map(({ id, filename }) => (
        <div key={id} className="mb-3">
          <Note kind="bad" fact={t('unreadable', { name: filename })} />
        </div>
      ))}
      <PageBoard
        board={board}
        label={t('order')}
        nameOf={(fileId) => (files.length > 1 ? named.get(fileId) : undefined)}
        onAdd={onAdd}
      />
    </ToolFrame>
  );
}
