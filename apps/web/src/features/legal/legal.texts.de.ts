import type { TextsOf } from '../../lib/texts.ts';
import type { legalTexts } from './legal.texts.ts';

export const texts: TextsOf<typeof legalTexts> = {
  terms: {
    pageTitle: 'Nutzungsbedingungen · Sheaf',
    title: 'Nutzungs\u00ADbedingungen',
    lede: 'Wer diese Instanz betreibt, und was das bedeutet.',
    parts: [
      {
        title: 'Mit wem Sie es zu tun haben',
        text: 'Sheaf ist Software, die Menschen auf eigenen Rechnern betreiben. Diese Instanz betreibt, wer Ihnen ihre Adresse gegeben hat. Was diese Betreiber Ihnen zusagen und was sie von Ihnen verlangen, ist eine Sache zwischen Ihnen und ihnen.',
      },
      {
        title: 'Die Software',
        text: 'Sheaf steht unter der MIT-Lizenz, ohne Gewährleistung irgendeiner Art. Behalten Sie eine Kopie von allem, worauf Sie nicht verzichten können.',
      },
      {
        title: 'Was Ihnen gehört',
        text: 'Was Sie hierher bringen, bleibt Ihres. Nichts in der Software beansprucht ein Recht daran.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Datenschutz · Sheaf',
    title: 'Datenschutz\u00ADhinweise',
    lede: 'Was diese Software über Sie aufbewahrt, und wo.',
    parts: [
      {
        title: 'Ihr Konto',
        text: 'Ihr Name, Ihre E-Mail-Adresse, ob sie bestätigt ist, Ihre Rolle, der Tag, an dem Sie das Konto erstellt haben, und ein Hash Ihres Passworts, aus dem es sich nicht zurücklesen lässt.',
      },
      {
        title: 'Wo Sie angemeldet sind',
        text: 'Zu jeder Anmeldung ihre Zeit, wann sie zuletzt aktiv war, die Adresse, von der sie kam, und wie sich der Browser beschreibt, damit Sie sie auf Ihrer Profilseite erkennen und beenden können. Abgelaufene Anmeldungen werden entfernt.',
      },
      {
        title: 'Links in E-Mails',
        text: 'Ein Link, mit dem Sie eine Adresse bestätigen oder ein Passwort wählen, gilt einmal und für begrenzte Zeit. Nur sein Hash wird aufbewahrt.',
      },
      {
        title: 'In Ihrem Browser',
        text: 'Ihre Sitzung, und ob Sie das helle oder das dunkle Design vorziehen. Die Seite setzt kein Cookie, bis auf ein kurzlebiges, während Sie sich mit Google anmelden, wo das angeboten wird.',
      },
      {
        title: 'Anderswo',
        text: 'Die Seite lädt nichts von anderen Websites und meldet niemandem etwas. Wer diese Instanz betreibt, kann lesen, was auf dem eigenen Rechner gespeichert ist, und über einen eigenen Mailserver E-Mails schreiben.',
      },
    ],
  },
};
