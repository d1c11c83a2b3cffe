import type { ToolId } from './tool-list.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { planGateTexts } from './plan-gate.texts.ts';

const gains: Record<ToolId, string[]> = {
  merge: [
    'Des fichiers entiers ou quelques-unes de leurs pages, dans l’ordre de votre choix',
    'Des numéros de page, une page de titre et un filigrane sur l’ensemble du résultat',
    'Un signet par fichier, et les pages blanches exclues',
  ],
  split: [
    'Par pages, par taille, aux signets ou selon vos propres plages',
    'Les parties en fichiers séparés ou dans un seul zip',
    'Signets et propriétés conservés dans chaque partie',
  ],
  compress: [
    'Les tailles réelles et la page avant et après, avant de garder quoi que ce soit',
    'La qualité et la résolution des images réglées par vous, jusqu’aux niveaux de gris',
    'Propriétés, notes et signets supprimés là où vous le demandez',
  ],
  convert: [
    'Jusqu’à quatre images par page, sur cinq formats de papier',
    'Les marges, les bordures, le fond et la façon dont une image remplit sa place',
    'Les numéros de page, la date et les propriétés du document',
  ],
  ocr: [
    'Plusieurs langues dans un même document',
    'Des scans nettoyés avant d’être lus',
    'Le texte à copier, ou un PDF dans lequel on peut chercher',
  ],
  'ai-chat': [
    'Des réponses avec leur page, marquées dans le document',
    'Une finesse de lecture du document réglée par vous',
    'Des conversations conservées avec le fichier',
  ],
  organize: [
    'Des pages glissées dans un autre ordre',
    'Des pages pivotées ou exclues une à une, chaque geste pouvant être annulé',
    'Des signets, liens et champs de formulaire qui continuent de fonctionner',
  ],
  watermark: [
    'Vos mots en travers de chaque page',
    'Leur opacité, leur angle et leur couleur, vus d’abord sur les pages',
    'Tous les alphabets que les polices prennent en charge',
  ],
  'page-numbers': [
    'À l’un des six emplacements de la page',
    'En chiffres arabes ou romains',
    'Vus sur les pages avant d’y être inscrits',
  ],
  annotate: [
    'Surlignages, notes, textes, traits et dessins',
    'Des tampons faits de mots ou d’une image',
    'De vraies annotations, que tout lecteur PDF affiche et auxquelles on peut répondre',
  ],
  sign: [
    'Tapée, dessinée ou en image, placée où vous voulez',
    'Votre propre certificat, ou celui de cette instance',
    'Une signature que tout lecteur PDF peut vérifier',
  ],
  verify: [
    'Qui a signé, quand et avec quel certificat',
    'Si quelque chose a changé depuis',
    'Chaque signature du document, une par une',
  ],
  'create-form': [
    'Sept sortes de champs, à glisser sur un document ou sur des pages vides',
    'Des noms, des valeurs de départ et ce qui doit être rempli',
    'Un formulaire qui fonctionne dans tout lecteur PDF',
  ],
  'fill-form': [
    'Tous les champs dans une liste, avec leur place sur la page',
    'Des choix, des cases et des dates comme le formulaire les demande',
    'Les réponses inscrites définitivement dans la page si vous le souhaitez',
  ],
  flatten: [
    'Les champs de formulaire et les notes intégrés à la page',
    'Les uns ou les autres séparément',
    'L’aspect de chaque page inchangé',
  ],
  protect: [
    'Un mot de passe pour l’ouvrir, en AES 256 bits',
    'Ce que les autres peuvent imprimer, modifier, copier ou remplir',
    'Un second mot de passe pour le propriétaire',
  ],
  unlock: [
    'Le mot de passe retiré, quand vous le connaissez',
    'Les restrictions levées du même coup',
    'L’original verrouillé conservé à côté',
  ],
  analyze: [
    'Les pages, les polices, les images et le poids de chacune',
    'Ce que l’on pourrait gagner, et ce à quoi veiller',
    'La facilité avec laquelle le document peut être lu à voix haute',
  ],
};

export const texts: TextsOf<typeof planGateTexts> = {
  gains,
  inPlan: (plan) => `Compris dans le forfait ${plan}`,
  price: (plan, dollars) =>
    `${plan} coûte ${dollars} $US par mois et comprend tous les outils professionnels.`,
  basic: 'Les outils de base vous sont ouverts avec tous les forfaits :',
  toBasic: 'Outils PDF',
};
