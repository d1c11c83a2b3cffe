import type { MeteredLimit } from '../features/billing/plans.schema.ts';
import type { LetterTexts } from './letters.texts.ts';

const metered: Record<MeteredLimit, string> = {
  filesPerMonth: 'archivos de este mes',
  storageLimit: 'almacenamiento',
  ocrPagesPerMonth: 'páginas de OCR de este mes',
  chatMessagesPerMonth: 'mensajes de chat de este mes',
  aiOperations: 'operaciones de IA de este mes',
  apiCalls: 'llamadas a la API de este mes',
};

export const texts: LetterTexts = {
  greeting: (name) => `Hola, ${name}:`,
  verification: {
    subject: 'Confirma tu dirección de correo',
    text: 'Confirma que esta dirección es tuya. El enlace solo se puede usar una vez y caduca a los dos días.',
    button: 'Confirmar la dirección',
    after: 'Si no has creado una cuenta en Sheaf, puedes ignorar este correo.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    text: 'Alguien ha pedido una contraseña nueva para tu cuenta. El enlace solo se puede usar una vez y caduca al cabo de una hora.',
    button: 'Elegir una contraseña nueva',
    after: 'Si no has sido tú, nada ha cambiado y puedes ignorar este correo.',
  },
  address: {
    subject: 'Tu dirección de correo ha cambiado',
    text: 'Tu cuenta en Sheaf tiene ahora otra dirección de correo, y los correos van a ella.',
    button: 'Abrir Sheaf',
    after: 'Si no has sido tú, escribe enseguida a quien administra este Sheaf.',
  },
  password: {
    subject: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
    button: 'Abrir tu perfil',
    after: 'Si no has sido tú, elige enseguida una nueva con «¿Has olvidado tu contraseña?».',
  },
  limit: {
    near: 'Te acercas a un límite de tu plan',
    reached: 'Has alcanzado un límite de tu plan',
    nearText: (what, percent) => `Has usado el ${percent} % de lo que incluye tu plan: ${metered[what]}.`,
    reachedText: (what) =>
      `Has usado todo lo que incluye tu plan: ${metered[what]}. Lo que has guardado no se ve afectado.`,
    button: 'Ver uso y facturación',
    after: 'Este correo se envía una vez por cada límite, al 90 % y al 100 %.',
  },
  receipt: {
    title: 'Recibo',
    refundedTitle: 'Recibo (reembolsado)',
    file: 'recibo',
    number: 'Número',
    date: 'Fecha',
    paidBy: 'Pagado por',
    payment: 'Pago',
    columns: ['Concepto', 'Periodo', 'Importe'],
    plan: (name) => `Plan ${name}`,
    period: (from, to) => `del ${from} al ${to}`,
    paid: 'Pagado',
    paidBack: 'Pagado y reembolsado después',
    sandbox: 'Se pagó en el modo de prueba de este Sheaf: no se ha movido dinero.',
  },
};
