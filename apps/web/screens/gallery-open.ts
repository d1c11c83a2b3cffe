import { type Area, press } from './gallery-shot.ts';

/** Before there is anything of one's own. */
export const OPEN_AREAS: Area[] = [
  {
    title: 'For everyone',
    who: 'visitor',
    shots: [
      { name: 'landing', title: 'Landing page', path: '/', whole: true },
      { name: 'pricing', title: 'Pricing', path: '/pricing' },
      { name: 'api', title: 'API reference', path: '/api' },
      { name: 'help', title: 'Help', path: '/help' },
      { name: 'help-article', title: 'Help, an article', path: '/help/upload', plain: true },
      { name: 'docs', title: 'Docs', path: '/docs', plain: true },
      { name: 'about', title: 'About', path: '/about', plain: true },
      { name: 'blog', title: 'Blog', path: '/blog', plain: true },
      { name: 'blog-post', title: 'Blog, a post', path: '/blog/first-release', plain: true },
      { name: 'careers', title: 'Careers', path: '/careers', plain: true },
      { name: 'contact', title: 'Contact', path: '/contact', plain: true },
      { name: 'privacy', title: 'Privacy', path: '/privacy', plain: true },
      { name: 'terms', title: 'Terms', path: '/terms', plain: true },
      { name: 'not-found', title: 'No such page', path: '/nowhere', plain: true },
      { name: 'login', title: 'Signing in', path: '/login' },
      {
        name: 'login-refused',
        title: 'Signing in, refused',
        path: '/login',
        plain: true,
        async open(page) {
          await page.getByLabel('Email address').fill('nobody@sheaf.example');
          await page.getByLabel('Password', { exact: true }).fill('not this one');
          await press('Sign in')(page);
          await page.getByRole('alert').first().waitFor();
        },
      },
      { name: 'register', title: 'Opening an account', path: '/register' },
      { name: 'forgot-password', title: 'Forgotten password', path: '/forgot-password', plain: true },
      { name: 'reset-password', title: 'New password', path: '/reset-password#token=t', plain: true },
    ],
  },
  {
    title: 'Beginning',
    who: 'newcomer',
    shots: [
      { name: 'first-dashboard', title: 'Dashboard, empty', path: '/dashboard' },
      { name: 'first-files', title: 'Files, empty', path: '/dashboard?tab=files' },
      { name: 'first-ai', title: 'AI tools, empty', path: '/dashboard?tab=ai', plain: true },
      { name: 'first-activity', title: 'Activity, empty', path: '/dashboard?tab=recent', plain: true },
      { name: 'first-tools', title: 'Tools, empty', path: '/tools' },
      { name: 'first-pro-tools', title: 'Pro tools, not in the plan', path: '/advanced-tools' },
      { name: 'first-billing', title: 'Billing, free', path: '/billing' },
    ],
  },
];
