import type { TextsOf } from '../../lib/texts.ts';
import type { apiReferenceTexts } from './api-reference.texts.ts';

export const texts: TextsOf<typeof apiReferenceTexts> = {
  pageTitle: 'API · Sheaf',
  title: 'API',
  lede: (calls) =>
    `${calls} llamadas por HTTPS y JSON: todo lo que hacen las páginas, también puede hacerlo un script.`,
  loadingLede: 'Todo lo que hacen las páginas, también puede hacerlo un script.',
  document: 'Documento OpenAPI',
  failed: 'No se ha podido cargar la descripción.',
  failedText: 'Puede que la API en sí funcione bien.',
  again: 'Reintentar',
  base: 'Dirección base',
  baseText: 'Todas las rutas de abajo empiezan aquí.',
  auth: 'Quién pregunta',
  authText:
    'Envía una clave en cada llamada. Una clave que puede leer hace las llamadas que solo consultan; las demás necesitan una que pueda escribir.',
  personText:
    'Las llamadas marcadas con «con sesión» o «administrador» no admiten clave: inicia sesión con POST /auth/login y envía el access_token que devuelve, durante una hora.',
  keys: 'Tus claves de API',
  errors: 'Cuando falla',
  errorsText:
    'Todos los fallos, en todas las rutas, tienen esta forma: una frase para una persona, un código para un programa y el id con el que aparece en el registro del servidor.',
  status: 'Estado',
  codes: 'Códigos',
  webhooks: 'Cuando termina un trabajo',
  webhooksText:
    'A un webhook, que se configura junto a tus claves, se le avisa por POST: qué ha pasado, en identificadores y números. Comprueba la firma y la hora, responde con 2xx y cuenta con que el mismo id puede llegar dos veces.',
  limits: 'Con qué frecuencia',
  limitsText:
    'Lo que se cuenta lo dicen las cabeceras RateLimit-Policy y RateLimit. Lo que pasa del límite recibe un 429, con Retry-After en segundos. Las llamadas también se cuentan según el plan.',
  limit: 'Se cuenta',
  times: 'Límite',
  per: (points, minutes) => `${points} en ${minutes} min`,
  search: 'Buscar llamadas',
  groups: 'Grupos de llamadas',
  count: (found) => `${found} encontradas`,
  none: 'Ninguna llamada contiene estas palabras.',
  noneText: 'Prueba con una parte de la ruta, como «files», o con lo que hace.',
  clear: 'Mostrar todas',
  access: {
    open: 'abierta',
    read: 'lectura',
    write: 'escritura',
    person: 'con sesión',
    admin: 'administrador',
  },
  accessMeans: {
    open: 'No necesita clave',
    read: 'Necesita una clave que pueda leer',
    write: 'Necesita una clave que pueda escribir',
    person: 'No admite clave: alguien tiene que haber iniciado sesión',
    admin: 'No admite clave: un administrador tiene que haber iniciado sesión',
  },
  copy: 'Copiar',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No se ha podido copiar. Selecciónalo y cópialo a mano.',
  example: 'Llamada',
  parameters: 'En la dirección',
  body: 'Cuerpo',
  answer: (status) => `Respuesta ${status}`,
  field: 'Campo',
  type: 'Tipo',
  about: 'Descripción',
  required: 'obligatorio',
  empty: 'Sin campos.',
  bytes: 'La respuesta es un archivo.',
};
