import type { MeteredLimit } from '../features/billing/plans.schema.ts';
import type { LetterTexts } from './letters.texts.ts';

const metered: Record<MeteredLimit, string> = {
  filesPerMonth: 'Dateien in diesem Monat',
  storageLimit: 'Speicher',
  ocrPagesPerMonth: 'OCR-Seiten in diesem Monat',
  chatMessagesPerMonth: 'Chatnachrichten in diesem Monat',
  aiOperations: 'KI-Vorgänge in diesem Monat',
  apiCalls: 'API-Aufrufe in diesem Monat',
};

export const texts: LetterTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'bitte bestätigen Sie, dass diese Adresse Ihre ist. Der Link gilt zwei Tage und kann einmal verwendet werden.',
    button: 'E-Mail-Adresse bestätigen',
    after: 'Wenn Sie kein Konto bei Sheaf erstellt haben, brauchen Sie nichts zu tun.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'für Ihr Konto wurde ein neues Passwort angefordert. Der Link gilt eine Stunde und kann einmal verwendet werden.',
    button: 'Neues Passwort wählen',
    after: 'Wenn Sie das nicht waren, hat sich nichts geändert und Sie brauchen nichts zu tun.',
  },
  address: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ihr Konto bei Sheaf hat jetzt eine andere E-Mail-Adresse, und E-Mails gehen dorthin.',
    button: 'Sheaf öffnen',
    after: 'Wenn Sie das nicht waren, schreiben Sie bitte sofort denen, die dieses Sheaf betreiben.',
  },
  password: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'das Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    button: 'Profil öffnen',
    after: 'Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues über „Passwort vergessen?“.',
  },
  limit: {
    near: 'Ein Limit Ihres Tarifs ist bald erreicht',
    reached: 'Ein Limit Ihres Tarifs ist erreicht',
    nearText: (what, percent) =>
      `Sie haben ${percent} % von dem verbraucht, was Ihr Tarif umfasst: ${metered[what]}.`,
    reachedText: (what) =>
      `Sie haben alles verbraucht, was Ihr Tarif umfasst: ${metered[what]}. Was Sie abgelegt haben, bleibt davon unberührt.`,
    button: 'Nutzung und Abrechnung ansehen',
    after: 'Diese E-Mail kommt für jedes Limit einmal, bei 90 % und bei 100 %.',
  },
  receipt: {
    title: 'Zahlungsbeleg',
    refundedTitle: 'Zahlungsbeleg (erstattet)',
    file: 'beleg',
    number: 'Nummer',
    date: 'Datum',
    paidBy: 'Bezahlt von',
    payment: 'Zahlung',
    columns: ['Leistung', 'Zeitraum', 'Betrag'],
    plan: (name) => `Tarif ${name}`,
    period: (from, to) => `${from} bis ${to}`,
    paid: 'Bezahlt',
    paidBack: 'Bezahlt und inzwischen erstattet',
    sandbox: 'Bezahlt wurde im Testbetrieb dieses Sheaf: Es ist kein Geld geflossen.',
  },
};
