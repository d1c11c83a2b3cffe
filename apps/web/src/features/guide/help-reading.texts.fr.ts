import type { TextsOf } from '../../lib/texts.ts';
import type { helpReadingTexts } from './help-reading.texts.ts';

export const texts: TextsOf<typeof helpReadingTexts> = {
  title: 'Lire et interroger',
  articles: [
    {
      slug: 'ocr',
      title: 'Lire le texte d’un scan',
      lede: 'Pour pouvoir le chercher, le copier, le résumer et l’interroger.',
      words: 'ocr scan numérisation reconnaître reconnaissance texte image extraire langue',
      text: `
1. Ouvrez [OCR](/tools?tab=ocr) et choisissez un scan ou la photo d’une page.
2. Choisissez la langue dans laquelle il est écrit, et lancez.
3. Le texte apparaît page par page, avec le degré de certitude de la lecture.

La lecture prend quelques secondes par page. Elle continue si vous quittez la page, et peut être arrêtée. Les scans droits et nets, de 200 à 300 points par pouce, sont les mieux lus ; l’écriture manuscrite n’est pas lue.`,
    },
    {
      slug: 'ask',
      title: 'Interroger un document',
      lede: 'La réponse est une citation, et la page où elle se trouve est montrée.',
      words: 'chat discussion question réponse ia assistant citation source passage',
      text: `
1. Ouvrez un document et choisissez **Assistant**. S’il affiche **Activer le chat**, choisissez d’abord cela.
2. Posez une question avec des mots de tous les jours.
3. Sous la réponse figurent ses sources. Choisissez-en une, et le passage est marqué sur sa page.

![Une question, sa réponse, et le passage sur la page](ask.webp)

Là où Sheaf n’est pas sûr, il montre les passages les plus proches et le dit. Là où le document ne dit rien, il le dit aussi. Regardez toujours le passage avant de vous fier à une réponse.

La plupart des instances répondent par des citations, sans modèle de langage : rien de ce que vous demandez ne quitte la machine. Là où un modèle a été installé, la réponse indique lequel l’a rédigée.`,
    },
    {
      slug: 'summary',
      title: 'Résumer un document',
      lede: 'Bref, automatique ou détaillé.',
      words: 'résumé résumer synthèse court faits essentiels dates montants',
      text: `
Ouvrez un document, choisissez **Assistant**, puis **Résumé**. Un scan doit d’abord être [lu](/help/ocr).

Un résumé est fait de phrases entières du document, chacune avec sa page, pour que vous voyiez d’où elle vient. Au-dessous figurent les informations clés relevées : dates, montants, parties. **Autre longueur** en produit un nouveau.`,
    },
  ],
};
