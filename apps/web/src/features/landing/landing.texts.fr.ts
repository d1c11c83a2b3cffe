import type { TextsOf } from '../../lib/texts.ts';
import type { landingTexts } from './landing.texts.ts';

export const texts: TextsOf<typeof landingTexts> = {
  pageTitle: 'Vos papiers, en bon ordre · Sheaf',
  badge: 'Nouveau : des réponses qui montrent la page',
  headline: 'Mettez vos papiers en ordre. Puis interrogez-les.',
  lede: 'Sheaf fusionne, divise, compresse et lit vos documents, et répond aux questions avec le passage trouvé sur la page.',
  fine: 'Gratuit pour commencer. Sans carte bancaire.',
  getStarted: 'Commencer gratuitement',
  tryDemo: 'Essayer la démo',
  toDashboard: 'Tableau de bord',
  counters: {
    title: 'Ce que ce Sheaf a fait jusqu’ici',
    users: 'Utilisateurs satisfaits',
    files_processed: 'Fichiers traités',
    operations: 'Opérations',
  },
  toolsTitle: 'Un bureau, tous les outils à portée de main',
  toolsLede: 'Chacun montre ce qu’il fera de vos pages avant de le faire.',
  tools: [
    {
      picture: 'merge',
      title: 'Fusion intelligente de PDF',
      text: 'Réunissez pages et fichiers dans un seul ordre, avec signets, numéros de page et page de titre.',
    },
    {
      picture: 'split',
      title: 'Division précise',
      text: 'Par pages, par taille ou aux signets. Chaque partie reçoit son propre nom.',
    },
    {
      picture: 'compress',
      title: 'Une compression visible',
      text: 'Les résultats côte à côte, en octets réels, avant d’en garder un.',
    },
    {
      picture: 'images',
      title: 'Images en PDF',
      text: 'Photos et scans disposés sur de vraies pages, d’une à quatre images sur chacune.',
    },
    {
      picture: 'batch',
      title: 'Traitement par lots',
      text: 'Composez les étapes une fois et faites-y passer de nombreux fichiers. Suivez chacun d’eux, ou non.',
    },
    {
      picture: 'api',
      title: 'Des dossiers et une API',
      text: 'Tout reste classé. Les mêmes outils répondent à vos propres programmes.',
    },
  ],
  readingTitle: 'Sheaf lit, pour que vous puissiez chercher',
  readingLede: 'Texte, résumés et réponses, chacun lié à la page d’où il vient.',
  reading: [
    {
      picture: 'scan',
      title: 'OCR intelligent',
      text: 'Scans et photos deviennent un texte que l’on peut chercher et copier, et chaque page dit à quel point la lecture est sûre.',
    },
    {
      picture: 'summary',
      title: 'Résumés par IA',
      text: 'Brefs, automatiques ou détaillés, en phrases qui figurent dans le document.',
    },
    {
      picture: 'answer',
      title: 'Chat avec vos PDF',
      text: 'Demandez avec des mots de tous les jours. Si aucun passage ne répond, Sheaf vous le dit.',
    },
  ],
  scenesTitle: 'Trois bureaux pour lesquels il est fait',
  scenesLede: 'Des scènes d’usage. Personne n’est cité ici.',
  scenes: [
    {
      text: 'Chaque vendredi, une douzaine de factures deviennent un seul fichier avec numéros de page et page de titre. Les étapes sont gardées en lot : le vendredi tient en un clic.',
      who: 'Pour la comptable d’une coopérative d’habitation',
    },
    {
      text: 'Un client demande ce que coûte un départ avant la fin du bail. La clause est citée, et la page où elle se trouve est ouverte à côté.',
      who: 'Pour un géomètre qui a affaire aux contrats des autres',
    },
    {
      text: 'De vieilles feuilles de laboratoire sont numérisées et lues une fois. Dès lors, chercher un numéro d’échantillon mène à la page qui le porte.',
      who: 'Pour l’archiviste d’un laboratoire',
    },
  ],
  closeTitle: 'Apportez un dossier en désordre',
  closeLede: 'Le reste peut attendre que vous l’ayez vu bien rangé.',
  startFree: 'Commencer gratuitement',
};
