import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../components/button.tsx';
import { TornPageDrawing } from '../components/drawing.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { useMessages } from '../lib/messages/messages.ts';
import { shellMessages } from './shell/shell.messages.ts';

/** React offers this through classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

/** Loading anew is the cure for the usual cause: a page whose code was replaced by a newer version meanwhile. */
function FailedPage() {
  const t = useMessages(shellMessages);
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>{t('failed.pageTitle')}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={t('failed.title')}
        action={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              {t('failed.reload')}
            </Button>
            <ButtonLink to="/" reloadDocument>
              {t('failed.home')}
            </ButtonLink>
          </>
        }
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  );
}
