import { defineTexts } from '../../lib/texts.ts';
import type { Chapter } from './article.ts';

export const docsProgramsTexts = defineTexts<Chapter>(
  {
    en: {
      title: 'Programs',
      articles: [
        {
          slug: 'calling-the-api',
          title: 'Calling the API',
          lede: 'Every page of Sheaf uses procedures that a program can call too.',
          words: 'rest curl http openapi token bearer key endpoint',
          text: `
Make a key under [Profile Settings](/help/api-keys) and send it with each call. All calls there are, with what goes in and what comes out, are listed on the [API page](/api) and, for programs, in \`/api/openapi.json\`.

\`\`\`
KEY=…
curl -H "Authorization: Bearer $KEY" -F file=@lease.pdf $SHEAF/api/files/upload
curl -H "Authorization: Bearer $KEY" "$SHEAF/api/files?search=lease"
curl -H "Authorization: Bearer $KEY" -H 'content-type: application/json' \\
  -d '{"fileIds":["…","…"],"outputName":"march.pdf"}' $SHEAF/api/pdf/merge
curl -H "Authorization: Bearer $KEY" -OJ $SHEAF/api/files/$ID/download
\`\`\`

A key with the scope \`read\` can list and download; changing anything needs \`write\`.`,
        },
        {
          slug: 'errors-and-limits',
          title: 'Errors and limits',
          lede: 'What an answer looks like when something is refused.',
          words: 'error code status 429 413 402 retry rate limit request id',
          text: `
A call that is refused answers with a status and this body. \`code\` is for your program, \`error\` for a person, and \`requestId\` finds the line in the server's log.

\`\`\`
{ "error": "…", "code": "limit_reached", "requestId": "…", "details": { } }
\`\`\`

Too many calls in a minute answer 429 with \`Retry-After\`. The headers \`RateLimit-Policy\` and \`RateLimit\` say beforehand how many are left. What is counted how often stands under [Rate limits](/docs/rate-limits).`,
        },
        {
          slug: 'command-line',
          title: 'The command line',
          lede: 'The same tools without a server, for files on your own disk.',
          words: 'cli sheaf command terminal shell script npx',
          text: `
In a copy of Sheaf's source the command \`sheaf\` works on files directly. It needs no account and sends nothing anywhere.

\`\`\`
npx sheaf merge a.pdf b.pdf -o out.pdf
npx sheaf split in.pdf --pages 1-3,5 -o parts/
npx sheaf compress in.pdf --level high -o small.pdf
npx sheaf info --json in.pdf
npx sheaf --help
\`\`\`

Existing files are not overwritten unless \`--force\` says so. It ends with 0 when all went well; each kind of failure has a number of its own.`,
        },
      ],
    },
  },
  {
    de: () => import('./docs-programs.texts.de.ts'),
    es: () => import('./docs-programs.texts.es.ts'),
    fr: () => import('./docs-programs.texts.fr.ts'),
  },
);
