import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, lazy } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../lib/trpc.ts';
import { AppRoutes } from './routes.tsx';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}
