import type { apiErrorTexts } from './api-error.texts.ts';
import type { TextsOf } from './texts.ts';
import { sentences as account } from './server-words/account-sentences.es.ts';
import { sentences as document } from './server-words/document-sentences.es.ts';
import { sentences as offered } from './server-words/offered-sentences.es.ts';

export const texts: TextsOf<typeof apiErrorTexts> = {
  network: 'Error de red: comprueba tu conexión e inténtalo de nuevo.',
  unknown: 'La petición ha fallado',
  codes: {
    invalid_request: 'Los datos no son válidos.',
    unauthenticated: 'Inicia sesión para continuar.',
    limit_reached: 'Has alcanzado un límite de tu plan.',
    feature_not_in_plan: 'Tu plan no lo incluye.',
    payment_failed: 'El pago no se ha completado.',
    forbidden: 'No tienes permiso para hacerlo.',
    not_found: 'Eso no existe aquí.',
    conflict: 'No es compatible con lo que ya hay.',
    cancelled: 'La operación se ha cancelado.',
    file_too_large: 'El archivo es demasiado grande.',
    unsupported_type: 'No se admiten archivos de este tipo.',
    range_not_satisfiable: 'Esa parte del archivo no existe.',
    unprocessable_document: 'No se puede trabajar con este documento.',
    rate_limited: 'Han sido demasiadas peticiones. Vuelve a intentarlo en un momento.',
    internal: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
    busy: 'Ahora mismo hay mucho trabajo. Vuelve a intentarlo en un momento.',
    unavailable: 'Un servicio que Sheaf necesita no responde. Vuelve a intentarlo en un momento.',
    timed_out: 'Ha tardado demasiado y se ha detenido.',
    storage_full:
      'El servidor se ha quedado sin espacio. No se ha guardado nada; lo que ya hay se puede seguir leyendo.',
  },
  sentences: { ...account, ...document, ...offered },
};
