import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { demoMessages } from './demo.messages.ts';
import { useCanKeepDemo } from './use-can-keep-demo.ts';

const EndDemoDialog = lazy(() => import('./end-demo-dialog.tsx'));
const KeepDemoDialog = lazy(() => import('./keep-demo-dialog.tsx'));

function hoursUntil(iso: string): number {
  return Math.max(1, Math.ceil((Date.parse(iso) - Date.now()) / 3_600_000));
}

/** On every page of a demo account: what it is, and the ways out of it. */
export default function DemoBar({ until }: { until: string }) {
  const t = useMessages(demoMessages);
  const canKeep = useCanKeepDemo();
  const [asked, setAsked] = useState<'reset' | 'leave' | 'keep' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Note
        fact={t('fact')}
        action={
          <span className="flex flex-wrap gap-2">
            {canKeep && (
              <Button size="small" look="primary" onClick={() => setAsked('keep')}>
                {t('keep')}
              </Button>
            )}
            <Button size="small" onClick={() => setAsked('reset')}>
              {t('reset')}
            </Button>
            <Button size="small" onClick={() => setAsked('leave')}>
              {t('leave')}
            </Button>
          </span>
        }
      >
        {t('text', { hours: hoursUntil(until) })}
      </Note>
      <Suspense fallback={null}>
        {asked === 'keep' && <KeepDemoDialog onClose={close} />}
        {(asked === 'reset' || asked === 'leave') && <EndDemoDialog way={asked} onClose={close} />}
      </Suspense>
    </>
  );
}
