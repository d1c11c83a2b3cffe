import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { formTexts } from './form.texts.ts';

export const texts: TextsOf<typeof formTexts> = {
  create: {
    button: 'Créer le formulaire',
    done: 'Formulaire créé',
    failed: (message) => `Impossible de créer le formulaire : ${message}`,
    missing: 'Faites glisser un champ sur la page',
    summary: (fields) => (fields < 2 ? `${fields} champ` : `${formatNumber(fields)} champs`),
    palette: 'Champs : faites-en glisser un sur la page, ou cliquez dessus',
    types: {
      text: 'Texte',
      checkbox: 'Case à cocher',
      radio: 'Boutons radio',
      dropdown: 'Liste déroulante',
      button: 'Bouton',
      date: 'Date',
      signature: 'Signature',
    },
    field: (name) =>
      `Champ ${name} : les touches fléchées le déplacent, avec Alt elles changent sa taille, Suppr le retire`,
    chosen: 'Ce champ',
    none: 'Choisissez un champ pour régler son nom et son contenu.',
    name: 'Nom',
    nameWrong: 'Un nom unique, sans points.',
    label: 'Libellé',
    options: 'Choix',
    optionsHint: 'Un par ligne.',
    optionsMissing: 'Un champ à choix demande au moins un choix.',
    required: 'Obligatoire',
    first: 'Contenu de départ',
    ticked: 'Coché au départ',
    remove: 'Retirer le champ',
  },
  blank: {
    begin: 'Commencer par une page vide',
    paper: 'Papier',
    choose: 'Choisir plutôt un fichier',
    size: 'Format de page',
    title: 'Titre du document',
    addPage: 'Ajouter une page',
    pagesText: 'Le formulaire s’arrête à la dernière page qui porte un champ.',
  },
  fill: {
    button: 'Remplir',
    done: 'Formulaire rempli',
    failed: (message) => `Impossible de remplir le formulaire : ${message}`,
    loading: 'Lecture du formulaire',
    again: 'Réessayer',
    none: 'Ce document n’a pas de champs',
    noneText: 'Placez-en d’abord, ou choisissez un autre document.',
    create: 'Créer un formulaire',
    summary: (filled, fields) =>
      `${formatNumber(filled)} sur ${formatNumber(fields)} ${filled < 2 ? 'rempli' : 'remplis'}`,
    required: (fields) => `Encore à remplir : ${fields}`,
    fields: 'Champs',
    flatten: 'Ne peut plus être modifié',
    choose: 'Choisir',
    nothing: 'Rien',
    onPage: (name) => `${name} sur la page`,
  },
};
