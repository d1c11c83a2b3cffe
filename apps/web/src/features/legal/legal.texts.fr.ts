import type { TextsOf } from '../../lib/texts.ts';
import type { legalTexts } from './legal.texts.ts';

export const texts: TextsOf<typeof legalTexts> = {
  terms: {
    pageTitle: 'Conditions d’utilisation · Sheaf',
    title: 'Conditions d’utilisation',
    lede: 'Qui gère cette instance, et ce que cela signifie.',
    parts: [
      {
        title: 'À qui vous avez affaire',
        text: 'Sheaf est un logiciel que chacun fait tourner sur sa propre machine. Cette instance est gérée par la personne qui vous a donné son adresse. Ce qu’elle vous promet, et ce qu’elle attend de vous, se règle entre vous et elle.',
      },
      {
        title: 'Le logiciel',
        text: 'Sheaf est fourni sous licence MIT, sans garantie d’aucune sorte. Gardez une copie de ce dont vous ne pouvez pas vous passer.',
      },
      {
        title: 'Ce qui est à vous',
        text: 'Ce que vous apportez ici reste à vous. Rien dans le logiciel ne revendique un droit sur vos documents.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Confidentialité · Sheaf',
    title: 'Politique de confidentialité',
    lede: 'Ce que ce logiciel conserve à votre sujet, et où.',
    parts: [
      {
        title: 'Votre compte',
        text: 'Votre nom, votre adresse e-mail, si elle est confirmée, votre rôle, le jour de votre inscription, et une empreinte de votre mot de passe à partir de laquelle celui-ci ne peut pas être retrouvé.',
      },
      {
        title: 'Vos connexions',
        text: 'Pour chaque connexion : son heure, la dernière fois qu’elle a été vue, l’adresse d’où elle vient et la façon dont le navigateur se décrit, pour que vous puissiez la reconnaître sur votre page de profil et y mettre fin. Les connexions expirées sont supprimées.',
      },
      {
        title: 'Les liens dans les e-mails',
        text: 'Un lien qui sert à confirmer une adresse ou à choisir un mot de passe fonctionne une seule fois et pour une durée limitée. Seule son empreinte est conservée.',
      },
      {
        title: 'Dans votre navigateur',
        text: 'Votre session, et votre préférence pour le thème clair ou sombre. La page ne dépose aucun cookie, sauf un cookie de courte durée pendant que vous vous connectez avec Google, là où cela est proposé.',
      },
      {
        title: 'Ailleurs',
        text: 'La page ne charge rien d’autres sites et ne rend compte à personne. Les personnes qui gèrent cette instance peuvent lire ce qui est stocké sur leur machine, et peuvent envoyer des e-mails par un serveur de messagerie qui leur appartient.',
      },
    ],
  },
};
