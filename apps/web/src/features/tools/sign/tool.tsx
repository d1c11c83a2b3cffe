import { position, size as SIZE } from './sign.form.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageArea } from '../shared/page/page-area.tsx';
import { type Box, boxAround, moveBox } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { pagePointOf } from '../shared/page/use-page-drag.ts';
import { drawSignature, writeSignature } from './signature-picture.ts';
import { useAuth } from '../../../lib/session/auth.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { BoxFields } from '../shared/controls/box-fields.tsx';
import { SignCertificate, noCertificate } from './sign-certificate.tsx';
import { SignHow, type How } from './sign-how.tsx';
import { SignWho } from './sign-who.tsx';
import { signMessages } from './sign.messages.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

const LEAST = { width: 20, height: 10 };

export default onDocument(SignTool);

function SignTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(signMessages);
  const { file, pages } = document;
  const [page, setPage] = useState(1);
  const size = pages[page - 1] ?? { width: 595, height: 842 };
  const [box, setBox] = useState<Box>(() => {
    const { x, y } = position;
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
    ? t('nameMissing')
    : how.kind === 'draw' && !image
      ? t('drawMissing')
      : how.kind === 'image' && !image
        ? t('imageMissing')
        : certificate.isOwn && !certificate.bytes
          ? t('certificateMissing')
          : null;
  return (
    <ToolFrame
      tool="sign"
      action="digital-sign"
      usualName="signed"
      button={t('button')}
      done={t('done')}
      failed={(message) => t('failed', { message })}
      summary={t('summary')}
      detail={t('onPage', { page })}
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
          <OptionBlock title={t('place')}>
            <BoxFields box={box} page={size} least={LEAST} onChange={setBox} />
          </OptionBlock>
        </>
      }
    >
      <PageArea
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
        <PlacedBox name={t('box')} box={box} page={size} least={LEAST} onChange={setBox}>
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
      </PageArea>
    </ToolFrame>
  );
}
