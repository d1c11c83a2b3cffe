import type { TextsOf } from '../../lib/texts.ts';
import type { lockToolsTexts } from './lock-tools.texts.ts';

export const texts: TextsOf<typeof lockToolsTexts> = {
  protect: {
    button: 'Protéger le PDF',
    done: 'Mot de passe défini',
    failed: (message) => `Impossible de protéger le PDF : ${message}`,
    summary: 'Une copie verrouillée',
    password: 'Mot de passe d’ouverture',
    repeat: 'Le même, une seconde fois',
    owner: 'Mot de passe levant les restrictions',
    ownerHint: 'Peut rester vide : personne ne pourra alors les lever.',
    missing: 'Choisissez un mot de passe',
    differs: 'Les mots de passe ne correspondent pas',
    permissions: 'Ceux qui l’ouvrent peuvent',
    printing: 'Imprimer',
    printings: { none: 'Non', low: 'En basse qualité', high: 'Oui' },
    modifying: 'Modifier ses pages',
    copying: 'Copier le texte et les images',
    annotating: 'Ajouter des notes',
    fillingForms: 'Remplir ses formulaires',
    contentAccessibility: 'Se le faire lire à voix haute',
    documentAssembly: 'Insérer, faire pivoter ou retirer des pages',
    fact: 'Conservez bien le mot de passe',
    factText:
      'Le document est chiffré en AES-256 et le mot de passe n’est enregistré nulle part : sans lui, personne ne peut ouvrir la copie, pas même nous.',
  },
  unlock: {
    button: 'Déverrouiller',
    done: 'Mot de passe retiré',
    failed: (message) => `Impossible de déverrouiller le PDF : ${message}`,
    summary: 'Une copie sans mot de passe',
    password: 'Son mot de passe',
    hint: 'Celui qui l’ouvre, ou celui qui lève ses restrictions.',
    fact: 'L’original reste verrouillé',
    none: 'Ce document n’est pas verrouillé',
    noneText: 'Il s’ouvre sans mot de passe, et rien ne limite ce qu’on peut en faire.',
    missing: 'Choisissez un document verrouillé',
    factText:
      'Vous obtenez une copie qui s’ouvre sans mot de passe. Le mot de passe sert une seule fois et n’est conservé nulle part.',
  },
  flatten: {
    button: 'Aplatir le PDF',
    done: 'PDF aplati',
    failed: (message) => `Impossible d’aplatir le PDF : ${message}`,
    summary: (pages) => `${pages} au contenu figé`,
    forms: 'Champs de formulaire',
    annotations: 'Notes, surlignages et dessins',
    missing: 'Choisissez ce qui doit être intégré aux pages',
  },
};
