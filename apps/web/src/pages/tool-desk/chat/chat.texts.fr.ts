import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { chatTexts } from './chat.texts.ts';

const documents = (count: number) => (count === 1 ? '1 document' : `${formatNumber(count)} documents`);
const pages = (count: number) => (count < 2 ? `${count} page` : `${formatNumber(count)} pages`);

export const texts: TextsOf<typeof chatTexts> = {
  startTitle: 'Quel document voulez-vous interroger ?',
  startText:
    'Choisissez un PDF, un fichier Word ou Excel, ou une image dont le texte a été lu, ou plusieurs d’entre eux.',
  wrongKind: 'Les fichiers PDF, JPG, PNG, DOCX et XLSX peuvent être interrogés.',
  action: 'Lancer le chat',
  summary: (count) => (count === null ? 'Prêt à être interrogé' : `Interroger ${pages(count)}`),
  summaryText: 'Chaque réponse indique la page où elle se trouve.',
  needsOcr: 'Lancez d’abord l’OCR sur ce fichier pour activer le chat',
  noWords: 'Il n’y a pas de texte dans ce fichier.',
  noWordsText: 'Choisissez-en un autre à interroger.',
  noPages: 'Les réponses sont des citations de son texte.',
  startFailed: (message) => `Impossible de lancer le chat : ${message}`,
  sendFailed: (message) => `Impossible d’envoyer le message : ${message}`,
  advancedFailed: 'Le chat IA avancé a échoué',
  apology: 'Désolé, une erreur s’est produite pendant le traitement de votre message. Veuillez réessayer.',
  greeting: (name) =>
    `J’ai lu ${name}. Demandez ce que vous voulez savoir, et je vous dis à quelle page cela se trouve.`,
  greetingSeveral: (count) =>
    `J’ai lu ${documents(count)}. Demandez ce que vous voulez savoir, et je vous dis dans lequel et à quelle page cela se trouve.`,
  several: documents,
  asked: 'Ce qui est interrogé',
  remove: (name) => `Exclure ${name}`,
  allAgain: (count) => `Réintégrer ${formatNumber(count)}`,
  moreFiles: (count) => `${formatNumber(count)} de plus`,
  fewerFiles: 'Afficher moins',
  addFiles: 'Ajouter des fichiers',
  trashed: 'dans la corbeille',
  unread: 'pas encore lu',
  unreadFact: (count) =>
    count === 1
      ? '1 fichier n’est pas encore lu.'
      : `${formatNumber(count)} fichiers ne sont pas encore lus.`,
  unreadText: 'Il n’entre pas dans les réponses.',
  unreadTextSeveral: 'Ils n’entrent pas dans les réponses.',
  read: 'Extraire le texte',
  reading: (name, number, count) =>
    count === 1
      ? `Lecture de ${name}`
      : `Lecture de ${name}, ${formatNumber(number)} sur ${formatNumber(count)}`,
  readFailed: (name) => `${name} n’a pas pu être lu`,
  beyond: (most, more) =>
    `Les ${formatNumber(most)} fichiers les plus récents du dossier sont interrogés ; ${formatNumber(more)} plus anciens ne le sont pas.`,
  tooMany: (most) => `${formatNumber(most)} fichiers au plus peuvent être interrogés ensemble.`,
  nothingRead: 'Il n’y a encore rien à interroger.',
  nothingReadText: 'Aucun de ces fichiers n’a été lu, ou ils ne contiennent pas de texte.',
  gone: 'Ce qui devait être interrogé n’est plus là.',
  goneText: 'Cela a peut-être été supprimé ou déplacé.',
  another: 'Choisir des fichiers',
  active: 'Chat en cours',
  end: 'Terminer',
  document: 'Le document',
  passage: (number) => `Passage ${formatNumber(number)}`,
  inViewer: 'Ouvrir dans l’aperçu',
  options: 'Passages',
  reset: 'Réinitialiser',
  size: 'Caractères par passage',
  overlap: 'Chevauchement',
  optionsText:
    'Les passages courts trouvent les faits isolés, les longs ce qui est expliqué sur un paragraphe.',
  overlapWrong: 'Le chevauchement doit être plus petit qu’un passage.',
};
