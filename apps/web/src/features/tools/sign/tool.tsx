import type { SignPlace } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useAuth } from '../../../lib/session/auth.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toPagePoint } from '../shared/page/page-geometry.ts';
import { PAGE_SURFACE } from '../shared/page/use-page-drag.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame, type ToolRequest } from '../shared/run/tool-frame.tsx';
import { useFreeName } from '../shared/run/use-free-name.ts';
import { ExactPosition } from './exact-position.tsx';
import { MarkPalette, type Pointer } from './mark-palette.tsx';
import { MarkProperties } from './mark-properties.tsx';
import { type Mark, marksAndLook, marksToSend } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';
import { SignPages } from './sign-pages.tsx';
import { findSealProblem, SealingNote } from './sealing-note.tsx';
import { sealOf, sealToSend, SignWith } from './sign-with.tsx';
import { blankMark, textMark, todayMark } from './text-mark.ts';
import { type PictureUse, useKeptMarks } from './use-kept-marks.ts';
import { usePlacing } from './use-placing.ts';

export default onDocument(SignTool, 'page');

const NewMarkDialog = lazy(() => import('./new-mark-dialog.tsx'));

const NO_PLACES: SignPlace[] = [];

function SignTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(signMessages);
  const { file, pages } = document;
  const auth = useAuth();
  const [seal, setSeal] = useState(() => sealOf(auth.user?.name ?? ''));
  const { data: found } = useQuery(
    trpc.pdfTools.signPlaces.queryOptions({ id: file.id }, { staleTime: Infinity, retry: false }),
  );
  const places = found?.places ?? NO_PLACES;
  const placing = usePlacing(pages, places);
  const kept = useKeptMarks();
  const usualName = useFreeName('sign', file);
  const [armed, setArmed] = useState<Mark | null>(null);
  /** What is being made, and where it goes. */
  const [making, setMaking] = useState<{ use: PictureUse; place?: SignPlace } | null>(null);
  const armedOffer = kept.marks.find(({ mark }) => mark === armed || isSamePicture(mark, armed));

  function fill(place: SignPlace): void {
    const mark = armed ?? markFor(place);
    setArmed(null);
    if (mark) placing.putIn(mark, place);
    else setMaking({ use: place.kind === 'initials' ? 'initials' : 'signature', place });
  }

  /** What a place asks for; null: it has to be made first. */
  function markFor({ kind }: SignPlace): Mark | null {
    if (kind === 'date') return todayMark();
    const name = seal.name.trim();
    if (kind === 'name') return name ? textMark('text', name) : blankMark(t('sampleText'));
    return kept.marks.find(({ use }) => use === kind)?.mark ?? null;
  }

  function drop(mark: Mark, { clientX, clientY }: Pointer): void {
    const under = window.document.elementFromPoint(clientX, clientY);
    const surface = under?.closest<HTMLElement>(`[${PAGE_SURFACE}]`);
    const page = Number(surface?.dataset.page);
    const size = pages[page - 1];
    if (!surface || !size) return;
    setArmed(null);
    placing.putAt(mark, page, toPagePoint({ clientX, clientY }, surface.getBoundingClientRect(), size));
  }

  /** By the keyboard: the first place that asks for it, or the middle of the first page. */
  function put(mark: Mark): void {
    const place = placing.open.find(({ kind }) => kind === mark.use);
    const size = pages[0];
    if (place) placing.putIn(mark, place);
    else if (size) placing.putAt(mark, 1, { x: size.width / 2, y: size.height / 2 });
  }

  async function make(use: PictureUse, image: string, isKept: boolean): Promise<void> {
    const offered = await kept.add(use, image, isKept);
    if (!offered) return;
    if (making?.place) placing.putIn(offered.mark, making.place);
    else setArmed(offered.mark);
    setMaking(null);
  }

  function send(request: ToolRequest) {
    const data = sealToSend(seal);
    const { marks, look } = marksAndLook(placing.placed, places);
    const options = data
      ? { ...marksToSend(marks), signatureData: { ...data, ...look } }
      : marksToSend(placing.placed);
    return callTool('sign', { fileIds: [file.id], options, ...request });
  }

  const isForbidden = seal.isOn && findSealProblem(file) !== null;
  const count = placing.placed.length;
  const isEmpty = placing.placed.some(({ mark }) => 'text' in mark && !mark.text.trim());
  const missing =
    count === 0
      ? t('placeFirst')
      : isEmpty
        ? t('textMissing')
        : seal.isOn && !seal.name.trim()
          ? t('nameMissing')
          : seal.isOn && seal.certificate.isOwn && !seal.certificate.bytes
            ? t('certificateMissing')
            : isForbidden
              ? t('sealForbidden')
              : null;
  const touched = new Set(placing.placed.map(({ page }) => page)).size;
  return (
    <>
      {isForbidden && <SealingNote file={file} />}
      <ToolFrame
        tool="sign"
        action="digital-sign"
        usualName={usualName}
        button={t('button')}
        summary={count ? t('summary', { count, pages: touched }) : t('noMarks')}
        detail={t(seal.isOn ? 'sealed' : 'unsealed')}
        missing={missing}
        unsaved={count > 0}
        aside={aside}
        onAnew={onAnew}
        file={file}
        send={send}
        options={
          <>
            <SignWith seal={seal} onChange={setSeal} />
            <ExactPosition placing={placing} pages={pages} />
          </>
        }
      >
        <SignPages
          document={document}
          placing={placing}
          places={places}
          isArmed={armed !== null}
          onTap={(page, point) => {
            if (armed) placing.putAt(armed, page, point);
            setArmed(null);
          }}
          onFill={fill}
          palette={
            <MarkPalette
              marks={kept.marks}
              armed={armed}
              onArm={setArmed}
              onDrop={drop}
              onPut={put}
              onNew={(use) => setMaking({ use })}
            />
          }
          hint={
            armed ? (
              <span className="flex min-w-0 flex-1 items-center gap-2">
                {t('tapPage')}
                {armedOffer && (
                  <Button
                    onClick={() => {
                      setArmed(null);
                      void kept.remove(armedOffer);
                    }}
                  >
                    <Trash2 aria-hidden="true" />
                    <span className="max-desktop:sr-only">{t('deleteKept')}</span>
                  </Button>
                )}
              </span>
            ) : placing.selected ? (
              <MarkProperties placing={placing} pages={pages.length} />
            ) : (
              <span className={places.length ? 'max-desktop:hidden' : 'min-w-0 flex-1'}>
                {t(places.length ? 'found' : 'notFound', { count: places.length })}
              </span>
            )
          }
        />
      </ToolFrame>
      {making && (
        <Suspense>
          <NewMarkDialog
            use={making.use}
            name={seal.name}
            onClose={() => setMaking(null)}
            onMake={(picture, isKept) => make(making.use, picture, isKept)}
          />
        </Suspense>
      )}
    </>
  );
}

function isSamePicture(mark: Mark, other: Mark | null): boolean {
  return other !== null && 'image' in mark && 'image' in other && mark.image === other.image;
}
