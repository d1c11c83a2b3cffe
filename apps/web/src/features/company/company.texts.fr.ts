import type { TextsOf } from '../../lib/texts.ts';
import type { companyTexts } from './company.texts.ts';

export const texts: TextsOf<typeof companyTexts> = {
  about: {
    pageTitle: 'À propos · Sheaf',
    title: 'À propos de Sheaf',
    lede: 'Un endroit à vous pour vos documents.',
    text: `
Un « sheaf » est en anglais ce que devient un tas de papiers une fois que quelqu’un l’a mis en ordre et ficelé : une liasse. Ce programme est pour celles et ceux qui font cela : secrétaires, juristes, géomètres, trésoriers de petites associations, toute personne qui a un dossier nommé « Nouveau ».

### Sur votre propre machine

Une seule commande le démarre, base de données comprise. Ce qu’il conserve, il le conserve là. Aucun compte ailleurs n’est nécessaire, et il fonctionne dans une cave sans réseau.

### Personne ne lit par-dessus votre épaule

Il n’y a ni traceur, ni publicité, ni police ou script venu d’un autre site. Une page ne parle qu’à son propre serveur. La seule exception est le formulaire de carte de Stripe, là où l’instance encaisse des paiements par Stripe.

### Ce qu’il ne fera pas

Il ne modifie aucun original. Il répond avec le passage, pour que vous puissiez vérifier. Il dit ce qu’il a gardé quand quelque chose échoue, et il n’affirme pas plus que ce qui a été mesuré : [le blog](/blog) dit comment, avec les buts qui ont été manqués.

### Qui le fait

Sheaf est un logiciel libre sous licence MIT. Chacun peut le lire, le faire tourner et le modifier. Cette instance est gérée par la personne qui vous a donné son adresse ; la page [Contact](/contact) dit comment la joindre.`,
  },
  careers: {
    pageTitle: 'Participer · Sheaf',
    title: 'Participer',
    lede: 'Il n’y a pas d’emplois ici. Il y a du travail.',
    text: `
Sheaf est un logiciel libre, et n’emploie personne. Il n’y a ni formulaire à remplir ni entretien.

Si vous avez envie d’y contribuer, voici comment :

1. Prenez le code source, lancez \`npm start\`, et utilisez-le une journée avec vos propres papiers.
2. Lisez \`docs/architecture.md\`. Cela tient en une page, et dit où chaque chose a sa place.
3. Réparez ce qui vous a gêné ce jour-là. \`npm test\` lance tous les contrôles, dans un vrai navigateur et sur une vraie base de données.
4. Envoyez la modification à la personne qui vous a donné le code, avec une phrase disant pourquoi.

Ce qui est toujours bienvenu : un document mal rendu, avec une note sur ce qui ne va pas ; un texte difficile à comprendre ; une traduction ; un chiffre de \`docs/benchmarks.md\` que vous n’arrivez pas à reproduire.`,
  },
  contact: {
    pageTitle: 'Contact · Sheaf',
    title: 'Contact',
    lede: 'Chaque Sheaf est géré par quelqu’un. Voici comment joindre cette personne.',
    write: 'Écrire à la personne qui gère ce Sheaf',
    unknown: 'La personne qui gère ce Sheaf n’a pas laissé d’adresse ici.',
    unknownText:
      'Quelqu’un vous a donné l’adresse de cette page, ou vous êtes sur son réseau : demandez là. Si c’est vous qui gérez ce Sheaf, définissez `CONTACT_EMAIL`, et votre adresse figurera ici ; voir [les paramètres](/docs/settings).',
    failed: 'Impossible d’obtenir l’adresse pour le moment. Veuillez recharger la page.',
    before: `
### Ce qui l’aide à vous aider

- Ce que vous vouliez faire, et ce que vous avez vu à la place.
- L’heure, et l’identifiant de requête si un message en affichait un. Il permet de retrouver la ligne dans le journal.
- Jamais votre mot de passe. Personne n’en a besoin, et personne ne vous le demandera.

### La réponse existe peut-être déjà

Le [centre d’aide](/help) propose de courts articles sur ce que l’on fait ici. La façon de gérer une instance est décrite dans la [documentation](/docs).

### Vous avez trouvé une faille

Dites-le d’abord à la personne qui gère cette instance, avant toute autre. Ce contre quoi le programme se défend, et la façon de signaler une faille, se trouvent dans \`SECURITY.md\`, avec le code source.`,
  },
};
