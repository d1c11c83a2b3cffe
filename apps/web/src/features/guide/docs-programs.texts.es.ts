import type { TextsOf } from '../../lib/texts.ts';
import type { docsProgramsTexts } from './docs-programs.texts.ts';

export const texts: TextsOf<typeof docsProgramsTexts> = {
  title: 'Programas',
  articles: [
    {
      slug: 'calling-the-api',
      title: 'Llamar a la API',
      lede: 'Cada página de Sheaf usa procedimientos que también un programa puede llamar.',
      words: 'rest curl http openapi token bearer key clave endpoint llamada',
      text: `
Crea una clave en [Ajustes del perfil](/help/api-keys) y envíala con cada llamada. Todas las llamadas que hay, con lo que entra y lo que sale, están en la [página de la API](/api) y, para programas, en \`/api/openapi.json\`.

\`\`\`
KEY=…
curl -H "Authorization: Bearer $KEY" -F file=@lease.pdf $SHEAF/api/files/upload
curl -H "Authorization: Bearer $KEY" "$SHEAF/api/files?search=lease"
curl -H "Authorization: Bearer $KEY" -H 'content-type: application/json' \\
  -d '{"fileIds":["…","…"],"outputName":"march.pdf"}' $SHEAF/api/pdf/merge
curl -H "Authorization: Bearer $KEY" -OJ $SHEAF/api/files/$ID/download
\`\`\`

Una clave con el alcance \`read\` puede listar y descargar; para cambiar algo hace falta \`write\`.`,
    },
    {
      slug: 'errors-and-limits',
      title: 'Errores y límites',
      lede: 'Cómo es la respuesta cuando algo se rechaza.',
      words: 'error código estado 429 413 402 reintentar rate limit request id',
      text: `
Una llamada rechazada responde con un estado y este cuerpo. \`code\` es para tu programa, \`error\` para una persona, y \`requestId\` permite encontrar la línea en el registro del servidor.

\`\`\`
{ "error": "…", "code": "limit_reached", "requestId": "…", "details": { } }
\`\`\`

Demasiadas llamadas en un minuto reciben un 429 con \`Retry-After\`. Las cabeceras \`RateLimit-Policy\` y \`RateLimit\` dicen de antemano cuántas quedan. Qué se cuenta y con qué frecuencia está en [Límites de frecuencia](/docs/rate-limits).`,
    },
    {
      slug: 'command-line',
      title: 'La línea de comandos',
      lede: 'Las mismas herramientas sin servidor, para archivos de tu propio disco.',
      words: 'cli sheaf comando terminal consola shell script npx',
      text: `
En una copia del código de Sheaf, el comando \`sheaf\` trabaja directamente con archivos. No necesita cuenta y no envía nada a ninguna parte.

\`\`\`
npx sheaf merge a.pdf b.pdf -o out.pdf
npx sheaf split in.pdf --pages 1-3,5 -o parts/
npx sheaf compress in.pdf --level high -o small.pdf
npx sheaf info --json in.pdf
npx sheaf --help
\`\`\`

Los archivos que ya existen no se sobrescriben, salvo que lo diga \`--force\`. Termina con 0 si todo ha ido bien; cada tipo de fallo tiene su propio número.`,
    },
  ],
};
