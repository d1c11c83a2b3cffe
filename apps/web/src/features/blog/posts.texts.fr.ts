import type { TextsOf } from '../../lib/texts.ts';
import type { postsTexts } from './posts.texts.ts';

export const texts: TextsOf<typeof postsTexts> = [
  {
    slug: 'first-release',
    date: '2026-11-21',
    title: 'Ce qu’il y a dans la version 0.1',
    lede: 'La première version qui porte un numéro, et ce qu’elle ne fait pas encore.',
    text: `
Voici la première version de Sheaf qui porte un numéro. Ce qu’elle sait faire :

- **Fichiers** : des importations qui reprennent là où elles se sont arrêtées, des dossiers, des étiquettes, une corbeille, et une recherche qui trouve les mots dans les fichiers PDF, Word et Excel.
- **Outils** : fusionner, diviser, organiser, compresser, images en PDF, formulaires, notes, signatures, mots de passe, reconnaissance de texte. Chacun sur une page, par l’API et en ligne de commande.
- **Lots** d’étapes sur de nombreux fichiers, qui survivent à un redémarrage.
- **Réponses et résumés** cités du document, sans clé et sans réseau.
- **Hébergement** : une seule commande, sa propre base de données, sauvegarde et restauration en un seul fichier.

Ce qu’elle ne fait pas : les membres ne peuvent pas se partager de fichiers, l’écriture manuscrite n’est pas lue, et le moteur de réponses ne connaît le sens que des mots anglais ; dans les autres langues, il s’en tient aux mots eux-mêmes.`,
  },
  {
    slug: 'why-answers-quote',
    date: '2026-11-21',
    title: 'Pourquoi les réponses sont des citations',
    lede: 'Une réponse que l’on ne peut pas vérifier est une opinion. Ce que nous avons mesuré avant de croire les nôtres.',
    text: `
Demandez à un document quand le bail peut être résilié : la réponse utile n’est pas une phrase, c’est l’endroit du document. Sheaf découpe donc un document en passages, les classe par rapport à la question, et montre les meilleurs mot pour mot, marqués sur leur page.

### Comment un passage est trouvé

Son score est une somme pondérée : les mots communs (BM25 sur les racines, avec des synonymes de faible poids), des fragments de quatre lettres pour ce qu’un scan a fait mal lire, et la proximité des vecteurs de mots, pour le passage entier et pour sa meilleure phrase. Les vecteurs sont fournis avec Sheaf, dans un fichier de 16 Mo. Rien n’est téléchargé et rien n’est envoyé.

### Ce que cela vaut

Nous avons posé 236 questions qui ont une réponse, sur quatorze documents écrits à cette fin, et choisi tous les poids sur une moitié des documents. Sur l’autre moitié :

| la bonne page est parmi les 3 premières | toutes | avec les mots du document | avec d’autres mots |
|---|---|---|---|
| les mots seuls (BM25) | 68,3 % | 100 % | 45,1 % |
| le mélange | 82,9 % | 100 % | 70,4 % |

### Trois issues, et non une

Un moteur qui répond toujours se trompe sans rougir. Le nôtre ne répond que là où il est confiant. Sur 48 réponses dans la moitié réservée, 93,8 % étaient justes. Sinon, il montre trois passages et dit qu’il n’est pas sûr ; c’est le plus souvent le cas quand une question n’emploie aucun des mots du document.

Ce qu’il ne peut presque jamais faire, c’est constater qu’un document ne dit **pas** quelque chose : pour des vecteurs de mots, un passage sur le sujet et une réponse en d’autres termes se ressemblent. Nous préférons l’écrire ici plutôt que de vous le laisser découvrir.

Les jeux de questions sont petits et d’un seul auteur. Le compte rendu complet, avec ce que nous avons regardé et combien de fois, se trouve dans \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'merging-keeps-links',
    date: '2026-11-21',
    title: 'Une fusion qui garde ses liens',
    lede: 'Mettre des pages à la suite est facile. Garder ce qui renvoie de l’une à l’autre est le vrai travail.',
    text: `
Un PDF est un graphe. Une page est un objet parmi des milliers, et un signet, un lien ou un champ de formulaire en est un autre qui pointe vers elle. Copiez les pages dans un nouveau fichier, et tout ce qui pointait vers elles ne pointe plus vers rien.

La plupart des outils en restent là. Dans un essai sur 100 fichiers publics comptant 579 pages, 1 447 signets, 489 liens qui mènent quelque part et 51 champs de formulaire, Sheaf les a tous conservés. mutool n’a gardé aucun lien ni aucun champ, qpdf un lien et aucun signet.

### Ce qu’il faut réécrire

- **Les destinations nommées.** Deux fichiers peuvent tous deux avoir un endroit nommé \`chapter1\`. Les noms sont tenus séparés, et chaque lien d’un fichier mène au sien.
- **Les champs.** Deux formulaires peuvent tous deux avoir un champ nommé \`Name\`. Dans un même document, les champs de même nom partagent une valeur ; le second est donc renommé.
- **Les signets.** Le plan de chaque fichier est conservé, et peut être placé sous un titre pour chacun.
- **Les pages qui ne montrent rien.** Elles peuvent être écartées, et les signets qui y menaient sont redirigés.

L’opération prend 0,55 fois le temps que met mutool pour les mêmes fichiers ; la nôtre tourne dans des processus déjà démarrés, mutool démarre un processus. Les chiffres, et la façon de les reproduire, se trouvent dans \`docs/benchmarks.md\`.`,
  },
  {
    slug: 'compression-you-can-compare',
    date: '2026-11-21',
    title: 'Une compression qui fait ses preuves',
    lede: 'Comment un document devient plus petit, comment nous vérifions qu’il reste le même, et où nous manquons notre but.',
    text: `
La plupart des octets d’un document de texte sont des polices, la plupart de ceux d’un scan sont des images. Sheaf lit dans un graphe tout ce que le document atteint, modifie le graphe et l’écrit à neuf : ce que rien n’atteint disparaît de ce seul fait.

### Les images

Chacune est essayée comme image sans perte, comme image de peu de couleurs et comme JPEG, et la plus petite est gardée. Les scans en noir et blanc ne sont jamais rendus plus grossiers, car les traits fins y disparaîtraient.

### Les polices, et une preuve

Une police est réduite aux signes utilisés. Un sous-ensemble auquel il en manque un est pire qu’un gros fichier, et les polices enfreignent toutes les règles de leurs formats. Chaque signe affiché est donc dessiné seul avant et après, et les deux images sont comparées. Si l’une diffère, la police entière est rétablie.

### À côté de Ghostscript

| fichiers et niveau | octets, rapport | temps, rapport | ressemblance (SSIM), Sheaf | Ghostscript |
|---|---|---|---|---|
| PDF d’images, moyen | 0,581 | 0,45 | 0,969 | 0,877 |
| PDF de texte, moyen | 0,632 | 0,46 | 0,994 | 0,952 |
| PDF d’images, maximal | 0,429 | 0,34 | 0,924 | 0,850 |
| PDF de texte, maximal | 0,650 | 0,32 | 0,985 | 0,945 |

En dessous de 1, c’est plus petit ou plus rapide que Ghostscript avec son réglage habituel pour ce niveau.

**Ce ne sont pas les chiffres de fichiers jamais vus.** Nous avions sous les yeux les totaux de cette moitié des fichiers pendant le travail, et nous nous sommes arrêtés une fois le but atteint. Sur l’autre moitié, les images arrivent à 0,575 et le texte à 0,966 : là, deux profils de couleur que nous laissons en place font 43 % de nos octets. Un nouveau jeu de fichiers devra trancher.

Dans la page, vous n’avez rien de tout cela à croire. Chaque résultat est produit avant que vous choisissiez, avec ses octets, et vous déplacez une ligne sur la page pour voir avant et après.`,
  },
];
