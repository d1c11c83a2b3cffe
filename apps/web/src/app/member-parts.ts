import { part } from '../lib/page/part.tsx';

// Visitors never need them.
export const Dashboard = part(() => import('../pages/dashboard.tsx'));
export const MemberTools = part(() => import('./shell/member-tools.tsx'));
export const NewcomerGate = part(() => import('./newcomer-gate.tsx'));
export const PaymentNotice = part(() => import('./shell/payment-notice.tsx'));
export const QuickTools = part(() => import('./shell/quick-tools.tsx'));
export const Tray = part(() => import('./shell/tray.tsx'));

/** All that is seen first of the dashboard. */
export async function loadDashboard(): Promise<void> {
  const parts = [Dashboard, MemberTools, NewcomerGate, PaymentNotice, QuickTools, Tray];
  await Promise.all(parts.map(({ load }) => load()));
}
