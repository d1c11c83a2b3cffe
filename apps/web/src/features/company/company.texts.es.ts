import type { TextsOf } from '../../lib/texts.ts';
import type { companyTexts } from './company.texts.ts';

export const texts: TextsOf<typeof companyTexts> = {
  about: {
    pageTitle: 'Acerca de · Sheaf',
    title: 'Acerca de Sheaf',
    lede: 'Un lugar propio para los documentos.',
    text: `
«Sheaf» es la palabra inglesa para un fajo: lo que queda de un montón de papeles cuando alguien los ha ordenado y atado. Este programa es para quienes hacen eso: administrativos, abogados, peritos, tesoreros de pequeñas asociaciones, cualquiera que tenga una carpeta que se llame «Nuevo».

### En una máquina propia

Un comando lo pone en marcha, con su base de datos. Lo que guarda, lo guarda ahí. No hace falta tener cuenta en ningún otro sitio, y funciona en un sótano sin red.

### Nadie te observa

No hay rastreadores, ni anuncios, ni fuentes o scripts de otros sitios. Una página solo habla con su propio servidor. La única excepción es el formulario de tarjetas de Stripe, cuando quien administra una instancia cobra a través de Stripe.

### Lo que no hace

No cambia ningún original. Responde con el pasaje, para que puedas comprobarlo. Cuando algo falla, dice qué ha conservado, y no afirma más de lo que se ha medido: [el blog](/blog) dice cómo, con los objetivos que no se cumplieron.

### Quién lo hace

Sheaf es software libre con licencia MIT. Quien quiera puede leerlo, usarlo y cambiarlo. Esta instancia la administra quien te dio su dirección; en [Contacto](/contact) se dice cómo dar con esa persona.`,
  },
  careers: {
    pageTitle: 'Participar · Sheaf',
    title: 'Participar',
    lede: 'Aquí no hay empleos. Hay trabajo.',
    text: `
Sheaf es de código abierto y no emplea a nadie. No hay formulario que rellenar ni entrevista.

Si te apetece trabajar en él, se hace así:

1. Consigue el código, ejecuta \`npm start\` y úsalo un día con papeles tuyos.
2. Lee \`docs/architecture.md\`. Es una página y dice dónde está cada cosa.
3. Arregla lo que te molestó ese día. \`npm test\` ejecuta todas las comprobaciones, en un navegador real y con una base de datos real.
4. Envía el cambio a quien te dio el código, con una frase que diga por qué.

Lo que siempre viene bien: un documento que sale mal, con una nota que diga qué tiene mal; un texto difícil de entender; una traducción; una cifra de \`docs/benchmarks.md\` que no consigas repetir.`,
  },
  contact: {
    pageTitle: 'Contacto · Sheaf',
    title: 'Contacto',
    lede: 'Detrás de cada Sheaf hay alguien que lo administra. Así puedes dar con esa persona.',
    write: 'Escribir a quien administra este Sheaf',
    unknown: 'Quien administra este Sheaf no ha dejado aquí ninguna dirección.',
    unknownText:
      'Alguien te dio la dirección de esta página, o estás en una red suya: pregunta ahí. Si lo administras tú, configura `CONTACT_EMAIL` y tu dirección aparecerá aquí; mira [los ajustes](/docs/settings).',
    failed: 'Ahora mismo no se ha podido cargar la dirección. Vuelve a cargar la página.',
    before: `
### Qué ayuda a que te ayuden

- Qué querías hacer y qué viste en su lugar.
- La hora, y el id de la petición si algún mensaje lo mostró. Con él encuentran la línea en su registro.
- Nunca tu contraseña. Nadie la necesita y nadie te la pedirá.

### Puede que ya esté respondido

El [centro de ayuda](/help) tiene artículos breves sobre lo que se hace aquí. Cómo se administra una instancia está en la [documentación](/docs).

### Has encontrado una vulnerabilidad

Díselo a quien administra esta instancia antes que a nadie. De qué se defiende el programa, y cómo se informa de un fallo, está en el archivo \`SECURITY.md\` del código.`,
  },
};
