import type { Feature } from '@sheaf/api/features/billing/plans.schema.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { planTexts } from './plan.texts.ts';

/** How many a month, or any number of them. */
const monthly = (value: number, what: string) =>
  value === -1 ? `${what} sin límite` : `${formatNumber(value)} ${what} al mes`;
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const periods: Record<string, string> = { forever: 'para siempre', month: 'mes' };
const features: Record<Feature, string> = {
  basic_pdf_tools: 'Herramientas PDF básicas',
  advanced_pdf_tools: 'Herramientas PDF profesionales',
  advanced_ocr: 'OCR avanzado',
  api_access: 'Acceso a la API',
  custom_watermarks: 'Marcas de agua a medida',
  advanced_compression: 'Compresión avanzada',
  batch_processing: 'Procesamiento por lotes',
  advanced_ai_models: 'Modelos de IA avanzados',
  priority_processing: 'Procesamiento prioritario',
  priority_support: 'Soporte prioritario',
  advanced_analytics: 'Análisis avanzados',
  all_features: 'Todas las funciones futuras',
};

export const texts: TextsOf<typeof planTexts> = {
  features: (name) => (features as Record<string, string>)[name] ?? name,
  limits: (plan) => [
    `${capitalize(monthly(plan.filesPerMonth, 'archivos'))}, de hasta ${formatBytes(plan.maxFileSize)}`,
    `${formatBytes(plan.storageLimit)} de almacenamiento`,
    capitalize(monthly(plan.ocrPagesPerMonth, 'páginas de OCR')),
    capitalize(monthly(plan.chatMessagesPerMonth, 'mensajes de chat con IA')),
  ],
  about: {
    free: 'Las herramientas básicas, para un uso ocasional.',
    pro: 'Todas las herramientas, para quien vive entre documentos.',
    premium: 'Sin límites mensuales y con prioridad en la cola.',
  },
  more: (count) => (count === 1 ? '+1 función más' : `+${count} funciones más`),
  popular: 'El más elegido',
  period: (plan) => {
    const period = periods[plan.period] ?? plan.period;
    return plan.price ? `al ${period}` : period;
  },
  current: 'Plan actual',
  upgrade: (name) => `Pasar a ${name}`,
  downgrade: (name) => `Bajar a ${name}`,
  trial: (name) => `Probar ${name}`,
  go: (name) => `Pasar a ${name}`,
  getStarted: 'Empezar',
  compare: 'Comparar planes',
  feature: 'Función',
  yes: 'Incluido',
  no: 'No incluido',
  rows: {
    filesPerMonth: 'Archivos al mes',
    maxFileSize: 'Tamaño máximo de archivo',
    storageLimit: 'Almacenamiento',
    ocrPagesPerMonth: 'Páginas de OCR al mes',
    chatMessagesPerMonth: 'Mensajes de chat con IA al mes',
    aiOperations: 'Operaciones de IA al mes',
    apiCalls: 'Llamadas a la API al mes',
    batchFiles: 'Archivos por lote',
  },
  unlimited: 'Sin límite',
  noneOf: 'No incluido',
  faqTitle: 'Preguntas',
  faq: [
    {
      question: '¿Puedo probar antes un plan de pago?',
      answer:
        'Sí. Tu primer plan de pago empieza con siete días gratis. Se guarda una tarjeta, y el cobro se hace cuando terminan. Si cancelas antes, no se cobra nada.',
    },
    {
      question: '¿Qué pasa si cambio de plan?',
      answer:
        'El cambio es inmediato. Si el plan es más caro, pagas la diferencia por el resto del mes; si es más barato, lo que ya has pagado se descuenta de los meses siguientes.',
    },
    {
      question: '¿Qué pasa con mis archivos si cancelo?',
      answer:
        'Se quedan. Conservas el plan hasta que termine el tiempo que has pagado. Si entonces tienes más de lo que cabe en Free, solo las subidas esperan hasta que vuelva a caber.',
    },
    {
      question: '¿Y si falla un pago?',
      answer:
        'Durante siete días no cambia nada, y un aviso te lo dice. Después los límites son los de Free. No se elimina nada.',
    },
    {
      question: '¿Cuentan los resultados de las herramientas?',
      answer:
        'No como archivos del mes: solo cuenta lo que subes. Ocupan sitio en tu almacenamiento, como todo lo que guardas.',
    },
  ],
};
