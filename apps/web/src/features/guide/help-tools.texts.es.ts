import type { TextsOf } from '../../lib/texts.ts';
import type { helpToolsTexts } from './help-tools.texts.ts';

export const texts: TextsOf<typeof helpToolsTexts> = {
  title: 'Herramientas',
  articles: [
    {
      slug: 'merge',
      title: 'Juntar archivos',
      lede: 'Varios PDF se convierten en uno, en el orden que elijas.',
      words: 'unir combinar juntar fusionar añadir orden merge',
      text: `
1. Abre [Unir](/tools?tab=merge) y añade dos PDF o más.
2. Arrástralos para ordenarlos, o mueve uno con las teclas de flecha cuando su tirador tenga el foco. La lista de al lado muestra qué tendrá el documento nuevo.
3. Elige **Unir PDF**. El resultado es un archivo nuevo; los originales se quedan como están.

![Archivos en orden y el contenido del documento nuevo](merge.webp)

Se conservan los enlaces, marcadores, campos de formulario y notas de las partes. Con la [herramienta profesional](/advanced-tools/merge) se pueden añadir números de página, una portada o una marca de agua.`,
    },
    {
      slug: 'split',
      title: 'Dividir un documento',
      lede: 'Haz clic entre las páginas o escribe cuáles van juntas.',
      words: 'dividir separar extraer quitar páginas rangos split',
      text: `
1. Abre [Dividir](/tools?tab=split) y elige un PDF.
2. Haz clic entre dos páginas para cortar ahí, y en una página para omitirla. O escribe las partes: \`1-3, 5, 8-\` da tres.
3. Mira las partes a la derecha y pulsa el botón que hay debajo.

![Un documento con cortes entre sus páginas](split.webp)

Por tamaño o por marcadores se divide con la [herramienta profesional](/advanced-tools/split). Para cambiar el orden de las páginas o girarlas, mira [Organizar páginas](/advanced-tools/organize).`,
    },
    {
      slug: 'compress',
      title: 'Hacer más pequeño un archivo',
      lede: 'Primero se hacen resultados de distinta intensidad. Te quedas con el que prefieras.',
      words: 'comprimir reducir encoger tamaño calidad correo pequeño compress',
      text: `
1. Abre [Comprimir](/tools?tab=compress) y elige un PDF.
2. Espera a que estén los resultados. Cada uno dice cuántos bytes tiene y cuánto se parecen sus páginas.
3. Mueve la línea por la página para comparar el antes y el después, y guarda uno de ellos.

![Una página antes y después, y los resultados entre los que elegir](compress.webp)

El texto sigue siendo texto y se puede buscar y copiar como antes. Lo que se reduce son las fotografías, las fuentes y lo que estaba guardado dos veces. Si un archivo ya no se puede reducir más, se te dice.`,
    },
    {
      slug: 'images',
      title: 'Hacer un PDF con imágenes',
      lede: 'Las fotografías y los escaneos se convierten en páginas.',
      words: 'imágenes jpg png foto convertir imagen escaneo office word excel',
      text: `
1. Abre [Convertir](/tools?tab=convert) y elige archivos JPG o PNG.
2. Ordénalos y elige el tamaño de la página.
3. Pulsa el botón de abajo. Las imágenes conservan su calidad.

Los archivos de Word y Excel se pueden convertir en PDF si quien administra este Sheaf tiene LibreOffice en la máquina; si no, la herramienta lo dice.`,
    },
    {
      slug: 'sign',
      title: 'Firmar y comprobar una firma',
      lede: 'Con un certificado que cualquier lector de PDF puede comprobar.',
      words: 'firmar firma certificado verificar digital p12',
      text: `
1. Abre [Firmar](/advanced-tools/sign) y elige un documento.
2. Coloca la firma en una página. Dibújala, escríbela o déjala sin imagen.
3. Trae un certificado propio (\`.p12\` o \`.pfx\`) o usa el de este Sheaf. El certificado y su contraseña se usan para esta única firma y no se guardan.

Una firma hecha con el certificado de este Sheaf muestra que no se ha cambiado nada desde entonces. No demuestra a desconocidos quién eres: para eso hace falta un certificado de una autoridad en la que confíen.

[Verificar firmas](/advanced-tools/verify) dice quién firmó un documento, cuándo, y si se cambió algo después.`,
    },
    {
      slug: 'forms',
      title: 'Rellenar un formulario, o crear uno',
      lede: 'Campos que otros puedan rellenar, y rellenar lo que te han enviado.',
      words: 'formulario campos rellenar aplanar anotar notas',
      text: `
[Rellenar formulario](/advanced-tools/fill-form) muestra los campos de un documento donde están. Lo que escribes se guarda en un archivo nuevo.

[Crear formulario](/advanced-tools/create-form) pone campos en una página: dibuja un recuadro, elige qué admite y dale un nombre.

Para que lo rellenado sea parte fija de la página y nadie lo cambie, usa [Aplanar](/advanced-tools/flatten).`,
    },
    {
      slug: 'protect',
      title: 'Bloquear un documento, o desbloquearlo',
      lede: 'Con una contraseña, y con lo que se puede hacer sin ella.',
      words: 'contraseña proteger cifrar desbloquear permiso imprimir copiar seguro',
      text: `
[Proteger](/advanced-tools/protect) bloquea un documento con AES-256. Una contraseña lo abre; otra, si quieres, permite cambiarlo. Sin la segunda se puede prohibir imprimir, copiar y cambiar.

**Una contraseña perdida no se puede recuperar.** Aquí no se guarda.

[Desbloquear](/advanced-tools/unlock) quita la contraseña de un documento si la conoces.`,
    },
    {
      slug: 'batch',
      title: 'Hacer lo mismo con muchos archivos',
      lede: 'Los pasos se preparan una vez y muchos archivos pasan por ellos.',
      words: 'lote lotes receta flujo automatizar repetir plantilla muchos batch',
      text: `
1. En el [panel](/dashboard), elige **Procesar por lotes**.
2. Elige archivos y añade pasos: cada uno toma sus propios archivos o los resultados del paso anterior.
3. Ponle un nombre y elige **Iniciar lote**. Antes no se hace nada, y se te dice de antemano lo que gastará.

![El editor con dos pasos](batch.webp)

La pestaña **Seguimiento** muestra por dónde va cada archivo. Un lote sigue aunque cierres la página, y lo que ha fallado se puede reintentar sin repetir el resto. Lo que haces a menudo se puede guardar como plantilla.`,
    },
  ],
};
