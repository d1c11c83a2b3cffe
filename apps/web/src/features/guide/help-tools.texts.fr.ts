import type { TextsOf } from '../../lib/texts.ts';
import type { helpToolsTexts } from './help-tools.texts.ts';

export const texts: TextsOf<typeof helpToolsTexts> = {
  title: 'Outils',
  articles: [
    {
      slug: 'merge',
      title: 'Réunir des fichiers',
      lede: 'Plusieurs PDF n’en font plus qu’un, dans l’ordre que vous fixez.',
      words: 'fusionner fusion réunir joindre combiner assembler relier ajouter ordre',
      text: `
1. Ouvrez [Fusionner](/tools?tab=merge) et ajoutez au moins deux PDF.
2. Faites-les glisser pour les ordonner, ou déplacez-en un avec les touches fléchées quand sa poignée a le focus. La liste à côté montre ce que contiendra le nouveau document.
3. Choisissez **Fusionner les PDF**. Le résultat est un nouveau fichier ; les originaux restent tels quels.

![Des fichiers dans l’ordre, et le contenu du nouveau document](merge.webp)

Les liens, signets, champs de formulaire et notes des parties sont conservés. Des numéros de page, une page de titre ou un filigrane peuvent être ajoutés avec l’[outil professionnel](/advanced-tools/merge).`,
    },
    {
      slug: 'split',
      title: 'Découper un document',
      lede: 'Cliquez entre les pages, ou saisissez celles qui vont ensemble.',
      words: 'diviser découper couper extraire retirer pages séparer plages',
      text: `
1. Ouvrez [Diviser](/tools?tab=split) et choisissez un PDF.
2. Cliquez entre deux pages pour couper, et sur une page pour l’exclure. Ou saisissez les parties : \`1-3, 5, 8-\` en fait trois.
3. Regardez les parties à droite, et choisissez le bouton au-dessous.

![Un document avec des coupes entre ses pages](split.webp)

Par taille ou aux signets, cela se fait avec l’[outil professionnel](/advanced-tools/split). Pour changer l’ordre des pages ou les faire pivoter, voyez [Organiser les pages](/advanced-tools/organize).`,
    },
    {
      slug: 'compress',
      title: 'Alléger un fichier',
      lede: 'Plusieurs résultats, plus ou moins compressés, sont d’abord préparés. Vous gardez celui qui vous convient.',
      words: 'compresser compression réduire alléger taille qualité e-mail plus petit',
      text: `
1. Ouvrez [Compresser](/tools?tab=compress) et choisissez un PDF.
2. Attendez que les résultats soient là. Chacun indique combien d’octets il pèse, et à quel point ses pages ressemblent à l’original.
3. Déplacez la ligne sur la page pour comparer avant et après, puis gardez l’un d’eux.

![Une page avant et après, et les résultats au choix](compress.webp)

Le texte reste du texte, que l’on peut chercher et copier comme avant. Ce qui rétrécit, ce sont les photos, les polices, et ce qui était stocké deux fois. Si un fichier ne peut pas devenir plus petit, c’est indiqué.`,
    },
    {
      slug: 'images',
      title: 'Faire un PDF avec des images',
      lede: 'Photos et scans deviennent des pages.',
      words: 'images jpg png photo convertir conversion scan office word excel',
      text: `
1. Ouvrez [Convertir](/tools?tab=convert) et choisissez des fichiers JPG ou PNG.
2. Mettez-les dans l’ordre, et choisissez le format de la page.
3. Choisissez le bouton du bas. Les images gardent leur qualité.

Les fichiers Word et Excel peuvent être convertis en PDF si LibreOffice est installé sur la machine où tourne ce Sheaf ; sinon, l’outil le dit.`,
    },
    {
      slug: 'sign',
      title: 'Signer, et vérifier une signature',
      lede: 'Avec un certificat que tout lecteur de PDF peut vérifier.',
      words: 'signer signature certificat vérifier électronique numérique p12',
      text: `
1. Ouvrez [Signer](/advanced-tools/sign) et choisissez un document.
2. Placez la signature sur une page. Dessinez-la, tapez-la, ou laissez-la sans image.
3. Apportez votre propre certificat (\`.p12\` ou \`.pfx\`), ou prenez celui de ce Sheaf. Un certificat et son mot de passe servent à cette seule signature et ne sont pas conservés.

Une signature faite avec le certificat de ce Sheaf montre que rien n’a été modifié depuis. Elle ne prouve pas à des inconnus qui vous êtes : pour cela, il faut un certificat délivré par une autorité à laquelle ils font confiance.

[Vérifier les signatures](/advanced-tools/verify) dit qui a signé un document, quand, et si quelque chose a été modifié ensuite.`,
    },
    {
      slug: 'forms',
      title: 'Remplir un formulaire, ou en faire un',
      lede: 'Des champs que d’autres remplissent, et comment remplir ce que l’on vous a envoyé.',
      words: 'formulaire champs remplir aplatir annoter notes',
      text: `
[Remplir un formulaire](/advanced-tools/fill-form) montre les champs d’un document là où ils se trouvent. Ce que vous tapez est enregistré dans un nouveau fichier.

[Créer un formulaire](/advanced-tools/create-form) place des champs sur une page : tracez un cadre, choisissez ce qu’il reçoit, et donnez-lui un nom.

Pour intégrer définitivement à la page ce qui a été rempli, afin que personne ne le modifie, utilisez [Aplatir](/advanced-tools/flatten).`,
    },
    {
      slug: 'protect',
      title: 'Verrouiller un document, ou le déverrouiller',
      lede: 'Avec un mot de passe, et avec ce qui reste permis sans lui.',
      words: 'mot de passe protéger chiffrer verrouiller déverrouiller permission imprimer copier sécurité',
      text: `
[Protéger](/advanced-tools/protect) verrouille un document en AES-256. Un mot de passe l’ouvre ; un autre, si vous le souhaitez, permet de le modifier. Sans ce second mot de passe, l’impression, la copie et la modification peuvent être interdites.

**Un mot de passe perdu ne peut pas être retrouvé.** Il n’est pas conservé ici.

[Déverrouiller](/advanced-tools/unlock) retire le mot de passe d’un document quand vous le connaissez.`,
    },
    {
      slug: 'batch',
      title: 'Faire la même chose à de nombreux fichiers',
      lede: 'Les étapes sont composées une fois, et de nombreux fichiers les suivent.',
      words: 'lot traitement par lots recette automatiser répéter modèle plusieurs masse batch',
      text: `
1. Sur le [tableau de bord](/dashboard), choisissez **Traiter un lot**.
2. Choisissez des fichiers et ajoutez des étapes : chacune prend ses propres fichiers, ou les résultats de l’étape précédente.
3. Donnez-lui un nom et choisissez **Lancer le lot**. Rien n’est fait avant, et vous savez d’avance ce qu’il consommera.

![L’onglet de composition avec deux étapes](batch.webp)

L’onglet **Suivi** montre où en est chaque fichier. Un lot continue quand vous fermez la page, et ce qui a échoué peut être repris sans refaire le reste. Ce que vous faites souvent peut être gardé comme modèle.`,
    },
  ],
};
