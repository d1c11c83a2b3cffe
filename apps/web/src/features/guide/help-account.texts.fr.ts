import type { TextsOf } from '../../lib/texts.ts';
import type { helpAccountTexts } from './help-account.texts.ts';

export const texts: TextsOf<typeof helpAccountTexts> = {
  title: 'Votre compte',
  articles: [
    {
      slug: 'plans',
      title: 'Les forfaits et leurs limites',
      lede: 'Ce qui est compté, quand le compteur repart de zéro, et ce qui se passe à la limite.',
      words: 'forfait offre prix tarif limite quota passer résilier facturation stockage mois abonnement',
      text: `
Ce que permet chaque forfait figure sur la page [Tarifs](/pricing). Les fichiers, la reconnaissance de texte, les questions et les appels d’API sont comptés par mois de votre compte, à partir du jour de sa création. Le stockage compte ce qui se trouve ici maintenant, corbeille comprise.

Ce que vous avez utilisé se trouve sous [Facturation et utilisation](/billing). Un e-mail vous prévient à 90 % d’une limite, et quand elle est atteinte. Ce qui en demanderait davantage est alors refusé avec une phrase d’explication, et rien de ce que vous avez n’est touché.

Ce qui a échoué ou a été arrêté n’est pas compté. Les résultats des outils ne comptent pas parmi les fichiers du mois.

Si vous revenez à un forfait plus petit, tous les fichiers restent. S’il y en a plus qu’il n’en permet, seules les nouvelles importations attendent.`,
    },
    {
      slug: 'api-keys',
      title: 'Faire travailler un programme pour vous',
      lede: 'Une clé pour les scripts, et ce qu’elle permet.',
      words: 'api clé key token jeton script programme automatiser rest curl',
      text: `
1. Ouvrez les [Paramètres du profil](/profile) et choisissez **Nouvelle clé** sous « Clés d’API ».
2. Donnez-lui un nom, choisissez si elle peut seulement lire ou aussi écrire, et quand elle expire.
3. Copiez la clé. Elle n’est affichée que cette fois.

Quiconque a la clé peut agir en votre nom : gardez-la comme un mot de passe. **Révoquer** y met fin aussitôt. Une clé peut faire ce que permet votre forfait ; elle ne peut ni changer votre mot de passe ni supprimer votre compte.

La façon de faire les appels est décrite dans la [documentation](/docs/calling-the-api).`,
    },
    {
      slug: 'keyboard',
      title: 'Travailler au clavier',
      lede: 'Tout peut être atteint au clavier. Voici les raccourcis.',
      words: 'clavier raccourci touche accessibilité lecteur d’écran',
      text: `
Appuyez sur **?** sur une page pour voir les touches qu’elle connaît.

| touche | ce qu’elle fait |
|---|---|
| Ctrl K, sur un Mac ⌘ K | Rechercher, ou aller à une page ou à un outil |
| ? | La liste des touches |
| Ctrl A dans la liste des fichiers | Tout sélectionner |
| Suppr dans la liste des fichiers | Supprimer la sélection |
| F2 dans la liste des fichiers | Renommer |
| Touches fléchées sur une poignée | Déplacer un fichier ou une page dans l’ordre |
| Échap | Fermer ce qui est ouvert, ou tout désélectionner |

Le premier appui sur la touche de tabulation propose d’aller directement au contenu de la page.`,
    },
    {
      slug: 'leave',
      title: 'Tout emporter, ou partir',
      lede: 'Un zip de tout ce que vous avez ici, et comment supprimer un compte.',
      words: 'export exporter télécharger tout supprimer compte rgpd données partir sauvegarde',
      text: `
Les [Paramètres du profil](/profile) proposent **Exporter mes données** : un zip avec chaque fichier dans son dossier et ce que l’on sait de vous au format JSON.

**Supprimer le compte** se trouve sur la même page. Vos fichiers, textes, historique et clés disparaissent aussitôt, et personne ne peut les récupérer. Faites d’abord un export.`,
    },
  ],
};
