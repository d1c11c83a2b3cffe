import type { TextsOf } from '../../lib/texts.ts';
import type { firstStepsTexts } from './first-steps.texts.ts';

export const texts: TextsOf<typeof firstStepsTexts> = {
  title: 'Un premier résultat en une minute',
  done: (done, all) => `${done} sur ${all} ${done < 2 ? 'terminée' : 'terminées'}`,
  hide: 'Masquer ces étapes',
  stepDone: 'Fait',
  files: {
    title: 'Importer un document',
    text: 'Un des vôtres, ou quatre exemples pour essayer.',
    upload: 'Importer',
  },
  result: {
    title: 'Réunir deux fichiers en un seul',
    text: 'Placez-les dans l’ordre voulu, ou prenez un autre outil.',
    action: 'Fusionner des PDF',
  },
  answer: {
    title: 'Interroger un document',
    text: 'La réponse vient avec le passage sur lequel elle repose.',
    sample: 'Demandez au bail d’exemple ce que coûte un départ anticipé.',
    action: 'Interroger un document',
    sampleAction: 'Interroger le bail',
  },
  administrator:
    'Vous administrez ce Sheaf. Qui peut s’inscrire et comment partent ses e-mails se règle dans l’administration.',
  settings: 'Ouvrir les paramètres',
  samples: {
    added: (count) =>
      count <= 1 ? `${count} document d’exemple ajouté` : `${count} documents d’exemple ajoutés`,
    addedText: 'Ils sont dans le dossier « Samples » et ne comptent pas dans vos fichiers du mois.',
    there: 'Les documents d’exemple sont déjà là',
    thereText: 'Vous les trouverez dans le dossier « Samples ».',
    failed: 'Les documents d’exemple n’ont pas pu être ajoutés',
  },
};
