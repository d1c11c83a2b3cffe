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
      { name: 'help-article', title: 'Help, an article', path: '/help/upload' },
      { name: 'docs', title: 'Docs', path: '/docs' },
      { name: 'about', title: 'About', path: '/about' },
      { name: 'blog', title: 'Blog', path: '/blog' },
      { name: 'blog-post', title: 'Blog, a post', path: '/blog/first-release' },
      { name: 'careers', title: 'Careers', path: '/careers' },
      { name: 'contact', title: 'Contact', path: '/contact' },
      { name: 'privacy', title: 'Privacy', path: '/privacy' },
      { name: 'terms', title: 'Terms', path: '/terms' },
      { name: 'not-found', title: 'No such page', path: '/nowhere' },
      { name: 'login', title: 'Signing in', path: '/login' },
      {
        name: 'login-refused',
        title: 'Signing in, refused',
        path: '/login',
        async open(page) {
          await page.getByLabel('Email address').fill('nobody@sheaf.example');
          await page.getByLabel('Password', { exact: true }).fill('not this one');
          await press('Sign in')(page);
          await page.getByRole('alert').first().waitFor();
        },
      },
      { name: 'register', title: 'Opening an account', path: '/register' },
      { name: 'forgot-password', title: 'Forgot password', path: '/forgot-password' },
      { name: 'reset-password', title: 'New password', path: '/reset-password#token=t' },
    ],
  },
  {
    title: 'Beginning',
    who: 'newcomer',
    shots: [
      { name: 'first-dashboard', title: 'Dashboard, empty', path: '/dashboard' },
      { name: 'first-files', title: 'Files, empty', path: '/dashboard?tab=files' },
      { name: 'first-ai', title: 'AI tools, empty', path: '/dashboard?tab=ai' },
      { name: 'first-activity', title: 'Activity, empty', path: '/dashboard?tab=recent' },
      { name: 'first-tools', title: 'Tools, empty', path: '/tools' },
      { name: 'first-pro-tools', title: 'Pro tools, not in the plan', path: '/advanced-tools' },
      { name: 'first-billing', title: 'Billing, free', path: '/billing' },
    ],
  },
];
