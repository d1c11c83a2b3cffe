import { signOptions } from '@sheaf/pdf-core/options';
import { useDeferredValue, useMemo, useState } from 'react';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageDesk } from '../../features/pdf-tools/advanced/page/page-desk.tsx';
import { type Box, boxAround, moveBox } from '../../features/pdf-tools/advanced/page/page-geometry.ts';
import { PlacedBox } from '../../features/pdf-tools/advanced/page/placed-box.tsx';
import { pagePointOf } from '../../features/pdf-tools/advanced/page/use-page-drag.ts';
import { drawSignature, writeSignature } from '../../features/pdf-tools/advanced/signature-picture.ts';
import { useAuth } from '../../lib/auth.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { BoxFields } from './box-fields.tsx';
import { SignCertificate, noCertificate } from './sign-certificate.tsx';
import { SignHow, type How } from './sign-how.tsx';
import { SignWho } from './sign-who.tsx';
import { signTexts } from './sign.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const { shape } = signOptions;
const SIZE = shape.size.parse(undefined);
const LEAST = { width: 20, height: 10 };

export default function SignTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(signTexts);
  const { file, pages } = document;
  const [page, setPage] = useState(1);
  const size = pages[page - 1] ?? { width: 595, height: 842 };
  const [box, setBox] = useState<Box>(() => {
    const { x, y } = shape.position.parse(undefined);
    return moveBox({ x, y, ...SIZE }, { x: 0, y: 0 }, size);
  });
  const auth = useAuth();
  const [who, setWho] = useState({ name: auth.user?.name ?? '', reason: '', location: '' });
  const [how, setHow] = useState<How>({ kind: 'type', strokes: [], image: '' });
  const [certificate, setCertificate] = useState(noCertificate);
  const name = useDeferredValue(who.name.trim());
  const image = useMemo(
    () =>
      how.kind === 'type'
        ? writeSignature(name)
        : how.kind === 'draw'
          ? drawSignature(how.strokes)
          : how.image,
    [how, name],
  );
  const missing = !who.name.trim()
    ? texts.nameMissing
    : how.kind === 'draw' && !image
      ? texts.drawMissing
      : how.kind === 'image' && !image
        ? texts.imageMissing
        : certificate.isOwn && !certificate.bytes
          ? texts.certificateMissing
          : null;
  return (
    <ToolFrame
      tool="sign"
      action="digital-sign"
      usualName="signed"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary}
      detail={texts.onPage(page)}
      missing={missing}
      aside={aside}
      onAnew={onAnew}
      send={(request) =>
        api.pdfTools.sign.mutate({
          fileId: file.id,
          signatureData: {
            name: who.name.trim(),
            reason: who.reason.trim() || undefined,
            location: who.location.trim() || undefined,
            image: image || undefined,
            page,
            ...(certificate.isOwn
              ? { certificate: certificate.bytes, passphrase: certificate.passphrase }
              : {}),
          },
          position: { x: box.x, y: box.y },
          size: { width: box.width, height: box.height },
          ...request,
        })
      }
      options={
        <>
          <SignWho who={who} onChange={setWho} />
          <SignHow how={how} onChange={setHow} />
          <SignCertificate certificate={certificate} onChange={setCertificate} />
          <OptionBlock title={texts.place}>
            <BoxFields box={box} page={size} least={LEAST} onChange={setBox} />
          </OptionBlock>
        </>
      }
    >
      <PageDesk
        fileId={file.id}
        pages={pages}
        page={page}
        onPage={(next) => {
          setPage(next);
          const there = pages[next - 1];
          if (there) setBox(moveBox(box, { x: 0, y: 0 }, there));
        }}
        cursor="cursor-copy"
        onPointerDown={(event) => setBox(boxAround(pagePointOf(event, size), box, size))}
      >
        <PlacedBox name={texts.box} box={box} page={size} least={LEAST} onChange={setBox}>
          <span className="flex size-full items-center gap-[2%] overflow-hidden bg-page/85 p-[2%] text-11 leading-tight">
            {image && (
              <img
                src={`data:image/png;base64,${image}`}
                alt=""
                draggable={false}
                className="h-full w-[38%] object-contain"
              />
            )}
            <span className="min-w-0 wrap-anywhere">
              {who.name}
              {who.reason && <span className="block">{who.reason}</span>}
            </span>
          </span>
        </PlacedBox>
      </PageDesk>
    </ToolFrame>
  );
}
