import type { TextsOf } from '../../lib/texts.ts';
import type { helpFilesTexts } from './help-files.texts.ts';

export const texts: TextsOf<typeof helpFilesTexts> = {
  title: 'Fichiers',
  articles: [
    {
      slug: 'upload',
      title: 'Importer des fichiers',
      lede: 'Déposez-les sur la page, ou choisissez-les. Les gros reprennent là où ils se sont arrêtés.',
      words: 'importer importation envoyer téléverser ajouter glisser déposer dossier taille limite upload',
      text: `
1. Ouvrez le [tableau de bord](/dashboard) et choisissez **Importer**, ou déposez des fichiers n’importe où sur cette page. Vous pouvez aussi déposer un dossier entier : ses sous-dossiers sont créés ici.
2. Parcourez la liste. Ce qui ne peut pas être accepté est signalé avec la raison, et laissé de côté.
3. Choisissez **Importer**. Vous pouvez fermer la fenêtre et continuer à travailler ; les importations se poursuivent dans le coin de l’écran.

![La fenêtre d’importation avec deux fichiers choisis](upload.webp)

Les fichiers PDF, JPG, PNG, Word et Excel sont acceptés. La nature d’un fichier est déterminée par ses octets, et non par son nom. Sa taille maximale dépend de votre [forfait](/pricing).

Si la connexion est perdue pendant une grosse importation, celle-ci reprend là où elle s’est arrêtée dès que vous réessayez. Si le même fichier se trouve déjà ici, Sheaf vous le signale et vous montre où.`,
    },
    {
      slug: 'folders',
      title: 'Ranger dans des dossiers',
      lede: 'Dossiers, couleurs, étiquettes, et déplacement de plusieurs fichiers à la fois.',
      words: 'déplacer renommer étiquette tag organiser classer ranger couleur trier',
      text: `
Ouvrez l’onglet **Fichiers** du [tableau de bord](/dashboard?tab=files). **Nouveau dossier** en crée un là où vous êtes.

- Faites glisser des fichiers sur un dossier pour les déplacer, ou sélectionnez-les et choisissez **Déplacer**.
- Le menu d’un fichier ou d’un dossier permet de le renommer, de lui donner des étiquettes ou, pour un dossier, une couleur.
- La liste peut être triée par nom, date, taille et type, et affichée en cartes ou en lignes.

![Le gestionnaire de fichiers avec un dossier et quelques fichiers](folders.webp)

Un dossier peut être téléchargé en un seul zip, où chaque élément garde sa place.`,
    },
    {
      slug: 'search',
      title: 'Trouver un fichier, ou un mot dedans',
      lede: 'Une seule recherche pour les noms, les étiquettes et les mots des documents.',
      words: 'trouver chercher rechercher texte intégral mot-clé palette',
      text: `
Appuyez n’importe où sur **Ctrl K** (sur un Mac **⌘ K**), et tapez. La recherche porte sur les noms, les étiquettes et les mots des fichiers PDF, Word et Excel. Ce qui a été trouvé dans un document est montré avec sa page ; le choisir y ouvre le document.

![La recherche avec un passage trouvé dans un document](search.webp)

Un mot est trouvé par son début, quels que soient ses majuscules et ses accents. Les mots d’un scan peuvent être trouvés une fois que son [texte a été lu](/help/ocr).

Le champ au-dessus de la liste des fichiers est autre chose : il filtre le dossier où vous êtes.`,
    },
    {
      slug: 'trash',
      title: 'Récupérer ce qui a été supprimé',
      lede: 'Les fichiers supprimés restent 30 jours dans la corbeille.',
      words: 'supprimer effacer retirer restaurer annuler récupérer corbeille perdu',
      text: `
Ce que vous supprimez va à la corbeille, et le message qui l’annonce propose **Annuler**. Ensuite :

1. Ouvrez l’onglet **Fichiers** et choisissez **Corbeille** à côté des dossiers.
2. Sélectionnez ce que vous voulez récupérer et choisissez **Restaurer**. L’élément retourne dans son dossier ; si celui-ci n’existe plus, à l’accueil.

Après 30 jours, un fichier quitte définitivement la corbeille. D’ici là, il compte dans votre stockage. **Vider la corbeille** libère la place aussitôt, et ne peut pas être annulé.`,
    },
    {
      slug: 'who-sees-my-files',
      title: 'Qui peut voir mes fichiers',
      lede: 'Vous. Il n’y a pas de partage entre les comptes, et voici ce que cela veut dire.',
      words: 'partager partage envoyer lien public privé équipe accès confidentialité',
      text: `
Chaque fichier appartient à un seul compte. Aucun autre membre ne peut le voir, le trouver ou l’ouvrir, et il n’y a pas de liens publics. Pour donner un document à quelqu’un, téléchargez-le et envoyez-le comme vous le faites d’habitude.

La personne qui gère ce Sheaf dispose de la machine sur laquelle il tourne, et pourrait lire ce qui y est stocké. [Qui elle est](/contact), c’est à elle de le dire. Les documents que personne d’autre ne doit lire peuvent être [protégés par un mot de passe](/help/protect) avant d’être importés.

Ce qui est conservé sur vous est décrit dans la [politique de confidentialité](/privacy).`,
    },
  ],
};
