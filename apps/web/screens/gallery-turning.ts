import type { Page } from '@playwright/test';
import { type Area, press } from './gallery-shot.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();

async function cancelPlan(page: Page): Promise<void> {
  await press('Cancel Subscription')(page);
  await dialog(page).getByRole('radio', { name: 'Not using it enough' }).click();
}

/** Signed in here, and signed out from elsewhere. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('session_ended', 'server'));
  await page.goto('/login?redirect=%2Fdashboard');
}

/** Orders and their end, and what is seen when something is wrong. */
export const TURNING_AREAS: Area[] = [
  {
    title: 'Paying',
    who: 'payer',
    shots: [
      { name: 'billing-paid', title: 'Billing, paid', path: '/billing' },
      {
        name: 'billing-history',
        title: 'Billing history',
        path: '/billing',
        open: (page) => page.getByRole('tab', { name: 'Billing History' }).click(),
      },
      { name: 'cancel', title: 'Cancelling, why', path: '/billing', open: cancelPlan },
      {
        name: 'cancel-when',
        title: 'Cancelling, when',
        path: '/billing',
        async open(page) {
          await cancelPlan(page);
          await dialog(page).getByRole('button', { name: 'Continue' }).click();
        },
      },
    ],
  },
  {
    title: 'Ordering',
    who: 'newcomer',
    shots: [
      {
        name: 'payment',
        title: 'Payment',
        path: '/billing',
        async open(page) {
          await press('Upgrade Plan')(page);
          await dialog(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
          await dialog(page).getByRole('region', { name: 'Order Summary' }).waitFor();
        },
      },
    ],
  },
  {
    title: 'When something is wrong',
    who: 'visitor',
    shots: [
      { name: 'session-ended', title: 'A session that ended', path: '/login', open: endSession },
      { name: 'offline', title: 'No connection', path: '/offline.html' },
      {
        name: 'page-failed',
        title: 'A page that failed',
        path: '/about',
        async open(page) {
          await page.route('**/assets/careers-*.js', (route) => route.abort());
          await page.getByRole('link', { name: 'Careers' }).click();
          await page
            .getByRole('button', { name: /again|anew|reload/iu })
            .first()
            .waitFor();
        },
      },
    ],
  },
];
