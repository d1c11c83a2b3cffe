import type { TextsOf } from '../lib/texts.ts';
import type { pagesTexts } from './pages.texts.ts';

export const texts: TextsOf<typeof pagesTexts> = {
  notFound: {
    pageTitle: 'Página no encontrada · Sheaf',
    title: 'Aquí no hay ninguna página',
    text: 'Puede que la dirección tenga un error o que la página se haya movido.',
    toDashboard: 'Ir al panel',
    toStart: 'Ir a la página de inicio',
  },
  billing: {
    pageTitle: 'Facturación y uso · Sheaf',
    title: 'Facturación y uso',
    lede: 'Lo que pagas, lo que has usado y lo que ha costado.',
  },
  pricing: {
    pageTitle: 'Precios · Sheaf',
    title: 'Precios',
    lede: 'Gratis para un uso ocasional. Un dólar al mes cuando los documentos son tu trabajo.',
    plans: 'Planes',
  },
  upgrade: {
    pageTitle: 'Mejorar el plan · Sheaf',
    title: 'Mejorar el plan',
    lede: 'Más espacio y más herramientas, cuando los necesites.',
    plans: 'Planes',
    back: 'Atrás',
  },
};
