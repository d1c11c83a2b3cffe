import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../lib/api/query-client.ts';
import { useLanguage } from '../lib/messages/translated.ts';
import { AppRoutes } from './routes.tsx';
import { ToastCorner } from './toast-corner.tsx';

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <Fragment key={useLanguage()}>
            <AppRoutes />
            <ToastCorner />
          </Fragment>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
