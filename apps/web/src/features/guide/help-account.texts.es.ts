import type { TextsOf } from '../../lib/texts.ts';
import type { helpAccountTexts } from './help-account.texts.ts';

export const texts: TextsOf<typeof helpAccountTexts> = {
  title: 'Tu cuenta',
  articles: [
    {
      slug: 'plans',
      title: 'Los planes y sus límites',
      lede: 'Qué se cuenta, cuándo vuelve a cero y qué pasa al llegar al límite.',
      words: 'plan precio límite cuota mejorar cancelar facturación almacenamiento mes',
      text: `
Lo que cabe en cada plan está en [Precios](/pricing). Los archivos, el reconocimiento de texto, las preguntas y las llamadas a la API se cuentan por meses de tu cuenta, que empiezan el día en que se creó. El almacenamiento cuenta lo que hay ahora aquí, con la papelera.

Lo que has usado está en [Facturación y uso](/billing). Un correo te avisa al llegar al 90\u00A0% de un límite y cuando se alcanza. Lo que entonces necesite más se rechaza con una frase que lo explica, y nada de lo que tienes se toca.

Lo que ha fallado o se ha detenido no se cuenta. Los resultados de las herramientas no cuentan como archivos del mes.

Si vuelves a un plan menor, todos los archivos se quedan. Si hay más de los que caben en él, solo esperan las subidas nuevas.`,
    },
    {
      slug: 'api-keys',
      title: 'Que un programa trabaje por ti',
      lede: 'Una clave para scripts, y lo que puede hacer.',
      words: 'api clave token script programa automatizar rest curl key',
      text: `
1. Abre [Ajustes del perfil](/profile) y elige **Nueva clave** en las claves de API.
2. Dale un nombre, elige si solo puede leer o también escribir, y cuándo caduca.
3. Copia la clave. Solo se muestra esta vez.

Quien tenga la clave puede usarla como si fueras tú: guárdala como una contraseña. **Revocar** la anula al momento. Una clave puede hacer lo que permite tu plan; no puede cambiar tu contraseña ni eliminar tu cuenta.

Cómo se hacen las llamadas está en la [documentación](/docs/calling-the-api).`,
    },
    {
      slug: 'keyboard',
      title: 'Trabajar con el teclado',
      lede: 'A todo se llega con el teclado. Estos son los atajos.',
      words: 'teclado atajo atajos tecla accesibilidad lector de pantalla',
      text: `
Pulsa **?** en una página para ver las teclas que conoce.

| tecla | qué hace |
|---|---|
| Ctrl K, en un Mac ⌘ K | Buscar o ir a una página o herramienta |
| ? | La lista de teclas |
| Ctrl A en la lista de archivos | Seleccionar todo |
| Supr en la lista de archivos | Eliminar lo seleccionado |
| F2 en la lista de archivos | Renombrar |
| Teclas de flecha en un tirador | Mover un archivo o una página en su orden |
| Esc | Cerrar lo que está abierto o anular la selección |

La primera pulsación del tabulador en una página ofrece saltar a su contenido.`,
    },
    {
      slug: 'leave',
      title: 'Llevártelo todo, o irte',
      lede: 'Un zip con todo lo que tienes aquí, y cómo se elimina una cuenta.',
      words: 'exportar descargar todo eliminar borrar cuenta rgpd gdpr datos irse copia de seguridad',
      text: `
En [Ajustes del perfil](/profile) está **Exportar mis datos**: un zip con cada archivo en su carpeta y lo que se sabe de ti, en JSON.

**Eliminar cuenta** está en la misma página. Tus archivos, textos, historial y claves desaparecen al momento, y nadie puede recuperarlos. Haz antes una exportación.`,
    },
  ],
};
