import type { TextsOf } from '../../lib/texts.ts';
import type { legalTexts } from './legal.texts.ts';

export const texts: TextsOf<typeof legalTexts> = {
  terms: {
    pageTitle: 'Condiciones · Sheaf',
    title: 'Condiciones',
    lede: 'Quién administra esta instancia y qué significa eso.',
    parts: [
      {
        title: 'Con quién tratas',
        text: 'Sheaf es un software que cada cual pone en marcha en sus propias máquinas. Esta instancia la administra quien te dio su dirección. Lo que te promete y lo que te pide es un asunto entre tú y esa persona u organización.',
      },
      {
        title: 'El software',
        text: 'Sheaf se ofrece con la licencia MIT, sin garantía de ningún tipo. Guarda una copia de todo aquello de lo que no puedas prescindir.',
      },
      {
        title: 'Lo que es tuyo',
        text: 'Lo que traes aquí sigue siendo tuyo. Nada en el software reclama ningún derecho sobre ello.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Privacidad · Sheaf',
    title: 'Aviso de privacidad',
    lede: 'Qué guarda de ti este software y dónde.',
    parts: [
      {
        title: 'Tu cuenta',
        text: 'Tu nombre, tu dirección de correo, si está confirmada, tu rol, el día en que te diste de alta y un hash de tu contraseña, a partir del cual no se puede recuperar.',
      },
      {
        title: 'Dónde has iniciado sesión',
        text: 'De cada sesión, su hora de inicio, cuándo se vio por última vez, la dirección de la que vino y cómo se describe el navegador, para que puedas reconocerla en la página de tu perfil y cerrarla. Las sesiones caducadas se eliminan.',
      },
      {
        title: 'Enlaces en los correos',
        text: 'Un enlace para confirmar una dirección o elegir una contraseña funciona una sola vez y durante un tiempo limitado. Solo se guarda su hash.',
      },
      {
        title: 'En tu navegador',
        text: 'Tu sesión y si prefieres el tema claro o el oscuro. La página no pone ninguna cookie, salvo una de corta duración mientras inicias sesión con Google, donde se ofrece.',
      },
      {
        title: 'En otros lugares',
        text: 'La página no carga nada de otros sitios y no envía informes a nadie. Quienes administran esta instancia pueden leer lo que hay guardado en su máquina y pueden enviar correos a través de un servidor de correo suyo.',
      },
    ],
  },
};
