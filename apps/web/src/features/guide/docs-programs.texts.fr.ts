import type { TextsOf } from '../../lib/texts.ts';
import type { docsProgramsTexts } from './docs-programs.texts.ts';

export const texts: TextsOf<typeof docsProgramsTexts> = {
  title: 'Programmes',
  articles: [
    {
      slug: 'calling-the-api',
      title: 'Appeler l’API',
      lede: 'Chaque page de Sheaf utilise des procédures qu’un programme peut appeler aussi.',
      words: 'rest curl http openapi token jeton bearer clé key endpoint requête',
      text: `
Créez une clé dans les [Paramètres du profil](/help/api-keys) et envoyez-la à chaque appel. Tous les appels, avec ce qui entre et ce qui sort, sont décrits sur la [page de l’API](/api) et, pour les programmes, dans \`/api/openapi.json\`.

\`\`\`
KEY=…
curl -H "Authorization: Bearer $KEY" -F file=@lease.pdf $SHEAF/api/files/upload
curl -H "Authorization: Bearer $KEY" "$SHEAF/api/files?search=lease"
curl -H "Authorization: Bearer $KEY" -H 'content-type: application/json' \\
  -d '{"fileIds":["…","…"],"outputName":"march.pdf"}' $SHEAF/api/pdf/merge
curl -H "Authorization: Bearer $KEY" -OJ $SHEAF/api/files/$ID/download
\`\`\`

Une clé de portée \`read\` peut lister et télécharger ; pour modifier quoi que ce soit, il faut \`write\`.`,
    },
    {
      slug: 'errors-and-limits',
      title: 'Erreurs et limites',
      lede: 'À quoi ressemble une réponse quand quelque chose est refusé.',
      words: 'erreur error code statut status 429 413 402 retry limite fréquence identifiant de requête',
      text: `
Un appel refusé reçoit un statut et ce corps. \`code\` est pour votre programme, \`error\` pour une personne, et \`requestId\` retrouve la ligne dans le journal du serveur.

\`\`\`
{ "error": "…", "code": "limit_reached", "requestId": "…", "details": { } }
\`\`\`

Trop d’appels en une minute reçoivent 429 avec \`Retry-After\`. Les en-têtes \`RateLimit-Policy\` et \`RateLimit\` disent à l’avance combien il en reste. Ce qui est compté, et à quelle fréquence, figure sous [Limites de fréquence](/docs/rate-limits).`,
    },
    {
      slug: 'command-line',
      title: 'La ligne de commande',
      lede: 'Les mêmes outils sans serveur, pour les fichiers de votre propre disque.',
      words: 'cli sheaf commande command terminal shell script npx',
      text: `
Dans une copie du code source de Sheaf, la commande \`sheaf\` travaille directement sur les fichiers. Elle ne demande pas de compte et n’envoie rien nulle part.

\`\`\`
npx sheaf merge a.pdf b.pdf -o out.pdf
npx sheaf split in.pdf --pages 1-3,5 -o parts/
npx sheaf compress in.pdf --level high -o small.pdf
npx sheaf info --json in.pdf
npx sheaf --help
\`\`\`

Les fichiers existants ne sont pas écrasés, sauf si \`--force\` le demande. La commande se termine par 0 quand tout s’est bien passé ; chaque sorte d’échec a son propre numéro.`,
    },
  ],
};
