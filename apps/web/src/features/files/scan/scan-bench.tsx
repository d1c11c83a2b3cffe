import { ArrowLeft, ArrowRight, Camera, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Note } from '../../../components/note.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { SkeletonSheet, Waiting } from '../../../components/skeleton.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { CornerEditor } from './corner-editor.tsx';
import { LOOKS } from './image/even-light.ts';
import { PhotoButtons, PhotoInput, useHasCamera } from './photo-buttons.tsx';
import { ScanStrip } from './scan-strip.tsx';
import { scanMessages } from './scan.messages.ts';
import { MAX_PHOTO, type Scan, type ScanPage } from './use-scan.ts';

type View = 'corners' | 'result';

/** One page in large, all of them in a row, and how they are to look. */
export function ScanBench({ scan, isBusy }: { scan: Scan; isBusy: boolean }) {
  const t = useMessages(scanMessages);
  const [view, setView] = useState<View>('corners');
  const { shown } = scan;
  return (
    <fieldset
      disabled={isBusy}
      className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pt-3 desktop:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl<View>
          label={t('view')}
          options={[
            { value: 'corners', label: t('corners') },
            { value: 'result', label: t('result') },
          ]}
          value={view}
          onValueChange={setView}
        />
        {shown && <PageActions scan={scan} page={shown} />}
      </div>
      {shown && !shown.isFound && view === 'corners' && <Note kind="warn" fact={t('notFound')} />}
      <div className="relative min-h-[44vh] shrink-0 grow rounded-10 bg-sunken">
        <div className="@container-size absolute inset-6 grid place-items-center">
          {shown && <Stage page={shown} view={view} scan={scan} />}
        </div>
      </div>
      <ScanStrip scan={scan} />
      <div className="flex shrink-0 flex-wrap items-center gap-2 pb-3">
        <PhotoButtons onPhotos={scan.addPhotos} isMore />
        <span className="grow max-desktop:basis-full" />
        <SegmentedControl
          label={t('look')}
          options={LOOKS.map((value) => ({ value, label: t(`looks.${value}`) }))}
          value={scan.look}
          onValueChange={scan.setLook}
        />
        <Switch
          label={t('even')}
          checked={scan.isEven || scan.look === 'ink'}
          disabled={scan.look === 'ink'}
          onCheckedChange={scan.setEven}
        />
      </div>
    </fieldset>
  );
}

function Stage({ page, view, scan }: { page: ScanPage; view: View; scan: Scan }) {
  const t = useMessages(scanMessages);
  if (page.isWrong)
    return (
      <Note kind="bad" fact={t('unreadable')}>
        {t('unreadableText', { limit: MAX_PHOTO })}
      </Note>
    );
  if (view === 'corners' && page.corners)
    return (
      <CornerEditor
        key={page.id}
        url={page.url}
        ratio={page.ratio}
        corners={page.corners}
        onCorners={(corners) => scan.setCorners(page.id, corners)}
      />
    );
  if (view === 'result' && page.made)
    return (
      <img
        src={page.made.url}
        alt={t('result')}
        className="max-h-[100cqh] max-w-[100cqw] rounded-4 bg-page shadow-raised"
      />
    );
  return (
    <Waiting label={t('working')} className="grid size-full place-items-center">
      <SkeletonSheet className="h-[100cqh] max-w-[100cqw]" />
    </Waiting>
  );
}

function PageActions({ scan, page }: { scan: Scan; page: ScanPage }) {
  const t = useMessages(scanMessages);
  const hasCamera = useHasCamera();
  const at = scan.pages.indexOf(page);
  return (
    <div className="flex">
      <IconButton name={t('turn')} onClick={() => scan.turn(page.id)}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      <IconButton name={t('earlier')} disabled={at === 0} onClick={() => scan.move(page.id, -1)}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        name={t('later')}
        disabled={at === scan.pages.length - 1}
        onClick={() => scan.move(page.id, 1)}
      >
        <ArrowRight aria-hidden="true" />
      </IconButton>
      <PhotoInput
        label={t('retake')}
        isCamera={hasCamera}
        onPhotos={([photo]) => photo && scan.retake(page.id, photo)}
      >
        {(open) => (
          <IconButton name={t('retake')} onClick={open}>
            <Camera aria-hidden="true" />
          </IconButton>
        )}
      </PhotoInput>
      <IconButton name={t('remove')} onClick={() => scan.remove(page.id)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
