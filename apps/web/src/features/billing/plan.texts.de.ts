import type { Feature } from '@sheaf/api/features/billing/plans.schema.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { planTexts } from './plan.texts.ts';

const amount = (value: number) => (value === -1 ? 'Unbegrenzt viele' : formatNumber(value));
const features: Record<Feature, string> = {
  basic_pdf_tools: 'Basis-Tools für PDF',
  advanced_pdf_tools: 'Profi-Tools für PDF',
  advanced_ocr: 'OCR mit Optionen',
  api_access: 'API-Zugang',
  custom_watermarks: 'Eigene Wasserzeichen',
  advanced_compression: 'Komprimieren mit Optionen',
  batch_processing: 'Stapelverarbeitung',
  advanced_ai_models: 'Erweiterte KI-Modelle',
  priority_processing: 'Bevorzugte Verarbeitung',
  priority_support: 'Bevorzugter Support',
  advanced_analytics: 'Erweiterte Auswertungen',
  all_features: 'Alle künftigen Funktionen',
};
const periods: Record<string, string> = { forever: 'für immer', month: 'im Monat' };

export const texts: TextsOf<typeof planTexts> = {
  features: (name) => (features as Record<string, string>)[name] ?? name,
  limits: (plan) => [
    `${amount(plan.filesPerMonth)} Dateien${plan.filesPerMonth === -1 ? '' : ' im Monat'}, je ${formatBytes(plan.maxFileSize)}`,
    `${formatBytes(plan.storageLimit)} Speicher`,
    `${amount(plan.ocrPagesPerMonth)} OCR-Seiten im Monat`,
    `${amount(plan.chatMessagesPerMonth)} KI-Chatnachrichten im Monat`,
  ],
  about: {
    free: 'Die Basis-Tools für gelegentliche Aufgaben.',
    pro: 'Alle Tools, wenn Dokumente Ihre Arbeit sind.',
    premium: 'Ohne monatliche Limits, und zuerst an der Reihe.',
  },
  more: (count) => (count === 1 ? '+1 weitere Funktion' : `+${count} weitere Funktionen`),
  popular: 'Am beliebtesten',
  period: (plan) => periods[plan.period] ?? plan.period,
  current: 'Ihr Tarif',
  upgrade: (name) => `Zu ${name} wechseln`,
  downgrade: (name) => `Auf ${name} herabstufen`,
  trial: (name) => `${name} testen`,
  go: (name) => `Zu ${name}`,
  getStarted: 'Loslegen',
  compare: 'Tarife vergleichen',
  feature: 'Funktion',
  yes: 'Enthalten',
  no: 'Nicht enthalten',
  rows: {
    filesPerMonth: 'Dateien im Monat',
    maxFileSize: 'Maximale Dateigröße',
    storageLimit: 'Speicher',
    ocrPagesPerMonth: 'OCR-Seiten im Monat',
    chatMessagesPerMonth: 'KI-Chatnachrichten im Monat',
    aiOperations: 'KI-Vorgänge im Monat',
    apiCalls: 'API-Aufrufe im Monat',
    batchFiles: 'Dateien in einem Stapel',
  },
  unlimited: 'Unbegrenzt',
  noneOf: 'Keine',
  faqTitle: 'Fragen',
  faq: [
    {
      question: 'Kann ich einen bezahlten Tarif erst testen?',
      answer:
        'Ja. Ihr erster bezahlter Tarif beginnt mit sieben kostenlosen Tagen. Eine Karte wird hinterlegt und erst danach belastet. Kündigen Sie vorher, wird nichts berechnet.',
    },
    {
      question: 'Was geschieht, wenn ich den Tarif wechsle?',
      answer:
        'Er gilt sofort. Bei einem teureren Tarif bezahlen Sie den Unterschied für den Rest des Monats; bei einem günstigeren wird das schon Bezahlte von den nächsten Monaten abgezogen.',
    },
    {
      question: 'Was geschieht mit meinen Dateien, wenn ich kündige?',
      answer:
        'Sie bleiben. Sie behalten den Tarif, bis die bezahlte Zeit um ist. Haben Sie dann mehr, als in Free Platz hat, sind nur neue Uploads gesperrt, bis es wieder passt.',
    },
    {
      question: 'Was, wenn eine Zahlung fehlschlägt?',
      answer:
        'Sieben Tage lang ändert sich nichts, und ein Hinweis sagt es Ihnen. Danach gelten die Limits von Free. Gelöscht wird nichts.',
    },
    {
      question: 'Zählen die Ergebnisse der Tools?',
      answer:
        'Nicht als Dateien des Monats: Das tut nur, was Sie hochladen. Sie belegen Platz in Ihrem Speicher, wie alles, was Sie aufbewahren.',
    },
  ],
};
