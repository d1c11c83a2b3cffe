import { defineTexts } from '../../lib/texts.ts';

export const apiReferenceTexts = defineTexts(
  {
    en: {
      pageTitle: 'API · Sheaf',
      title: 'API',
      lede: (calls: string) =>
        `${calls} calls over HTTPS and JSON: all that the pages do, a script can do too.`,
      loadingLede: 'All that the pages do, a script can do too.',
      document: 'OpenAPI document',
      failed: 'The description could not be loaded.',
      failedText: 'The API itself may well work.',
      again: 'Try again',
      base: 'Base address',
      baseText: 'Every path below starts here.',
      auth: 'Who asks',
      authText:
        'Send a key in every call. A key that may read makes the calls that only look; the others need one that may write.',
      personText:
        'Calls marked “signed in” or “administrator” take no key: sign in by POST /auth/login, and send the access_token that it answers, for an hour.',
      keys: 'Your API keys',
      errors: 'When it fails',
      errorsText:
        'Every failure, on every path, has this shape, with a sentence for a person, a code for a program, and the id under which the log knows it.',
      status: 'Status',
      codes: 'Codes',
      webhooks: 'When work is finished',
      webhooksText:
        'A webhook, set up beside your keys, is told by POST: what happened, in ids and numbers. Check the signature and the time, answer with 2xx, and expect that the same id may come twice.',
      limits: 'How often',
      limitsText:
        'What is counted says so in the headers RateLimit-Policy and RateLimit. What is too much is 429, with Retry-After in seconds. Calls are also counted by plan.',
      limit: 'Counted',
      times: 'Limit',
      per: (points: string, minutes: string) => `${points} in ${minutes} min`,
      search: 'Search calls',
      groups: 'Groups of calls',
      count: (found: string) => `${found} found`,
      none: 'No call has these words.',
      noneText: 'Try a part of a path, such as “files”, or what it does.',
      clear: 'Show all',
      access: { open: 'open', read: 'read', write: 'write', person: 'signed in', admin: 'administrator' },
      accessMeans: {
        open: 'Needs no key',
        read: 'Needs a key that may read',
        write: 'Needs a key that may write',
        person: 'Takes no key: somebody has to be signed in',
        admin: 'Takes no key: an administrator has to be signed in',
      },
      copy: 'Copy',
      copied: 'Copied to clipboard',
      copyFailed: 'It could not be copied. Please select it and copy it by hand.',
      example: 'Call',
      parameters: 'In the address',
      body: 'Body',
      answer: (status: string) => `Answer ${status}`,
      field: 'Field',
      type: 'Type',
      about: 'About',
      required: 'required',
      empty: 'No fields.',
      bytes: 'The answer is a file.',
    },
  },
  {
    de: () => import('./api-reference.texts.de.ts'),
    es: () => import('./api-reference.texts.es.ts'),
    fr: () => import('./api-reference.texts.fr.ts'),
  },
);
