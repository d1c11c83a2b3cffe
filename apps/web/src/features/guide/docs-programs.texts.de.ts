import type { TextsOf } from '../../lib/texts.ts';
import type { docsProgramsTexts } from './docs-programs.texts.ts';

export const texts: TextsOf<typeof docsProgramsTexts> = {
  title: 'Programme',
  articles: [
    {
      slug: 'calling-the-api',
      title: 'Die API aufrufen',
      lede: 'Jede Seite von Sheaf verwendet Aufrufe, die auch ein Programm machen kann.',
      words: 'rest curl http openapi token bearer schlüssel key endpoint endpunkt schnittstelle',
      text: `
Erstellen Sie unter [Profileinstellungen](/help/api-keys) einen Schlüssel, und senden Sie ihn mit jedem Aufruf. Alle Aufrufe, mit dem, was hinein- und herauskommt, stehen auf der [API-Seite](/api) und, für Programme, in \`/api/openapi.json\`.

\`\`\`
KEY=…
curl -H "Authorization: Bearer $KEY" -F file=@lease.pdf $SHEAF/api/files/upload
curl -H "Authorization: Bearer $KEY" "$SHEAF/api/files?search=lease"
curl -H "Authorization: Bearer $KEY" -H 'content-type: application/json' \\
  -d '{"fileIds":["…","…"],"outputName":"march.pdf"}' $SHEAF/api/pdf/merge
curl -H "Authorization: Bearer $KEY" -OJ $SHEAF/api/files/$ID/download
\`\`\`

Ein Schlüssel mit dem Bereich \`read\` kann auflisten und herunterladen; um etwas zu ändern, braucht es \`write\`.`,
    },
    {
      slug: 'errors-and-limits',
      title: 'Fehler und Limits',
      lede: 'Wie eine Antwort aussieht, wenn etwas abgelehnt wird.',
      words: 'error code status 429 413 402 wiederholen retry rate limit request id anfrage',
      text: `
Ein abgelehnter Aufruf antwortet mit einem Status und diesem Inhalt. \`code\` ist für Ihr Programm, \`error\` für Menschen, und \`requestId\` findet die Zeile im Protokoll des Servers.

\`\`\`
{ "error": "…", "code": "limit_reached", "requestId": "…", "details": { } }
\`\`\`

Zu viele Aufrufe in einer Minute bekommen 429 mit \`Retry-After\`. Die Kopfzeilen \`RateLimit-Policy\` und \`RateLimit\` sagen vorher, wie viele noch übrig sind. Was wie oft gezählt wird, steht unter [Ratenbegrenzung](/docs/rate-limits).`,
    },
    {
      slug: 'command-line',
      title: 'Die Befehlszeile',
      lede: 'Dieselben Tools ohne Server, für Dateien auf Ihrer eigenen Festplatte.',
      words: 'cli sheaf befehl kommandozeile terminal shell skript npx',
      text: `
In einer Kopie des Quelltexts von Sheaf arbeitet der Befehl \`sheaf\` unmittelbar mit Dateien. Er braucht kein Konto und sendet nirgendwohin etwas.

\`\`\`
npx sheaf merge a.pdf b.pdf -o out.pdf
npx sheaf split in.pdf --pages 1-3,5 -o parts/
npx sheaf compress in.pdf --level high -o small.pdf
npx sheaf info --json in.pdf
npx sheaf --help
\`\`\`

Vorhandene Dateien werden nicht überschrieben, außer \`--force\` sagt es. Er endet mit 0, wenn alles gut ging; jede Art von Fehler hat eine eigene Nummer.`,
    },
  ],
};
