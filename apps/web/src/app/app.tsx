import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../lib/trpc.ts';
import { AppRoutes } from './routes.tsx';
import { ToastCorner } from './toast-corner.tsx';

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
          <ToastCorner />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
