import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../components/button.tsx';
import { TornPageDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { useTexts } from '../lib/texts.ts';
import { shellTexts } from './shell/shell.texts.ts';

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
  const texts = useTexts(shellTexts).failed;
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>{texts.pageTitle}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={texts.title}
        action={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
            <ButtonLink to="/" reloadDocument>
              {texts.home}
            </ButtonLink>
          </>
        }
      >
        {texts.text}
      </EmptyState>
    </div>
  );
}
