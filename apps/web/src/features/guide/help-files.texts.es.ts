import type { TextsOf } from '../../lib/texts.ts';
import type { helpFilesTexts } from './help-files.texts.ts';

export const texts: TextsOf<typeof helpFilesTexts> = {
  title: 'Archivos',
  articles: [
    {
      slug: 'upload',
      title: 'Subir archivos',
      lede: 'Suéltalos en la página o elígelos. Los grandes siguen donde se detuvieron.',
      words: 'subir subida cargar añadir importar arrastrar soltar carpeta tamaño límite upload',
      text: `
1. Abre el [panel](/dashboard) y elige **Subir archivos**, o suelta archivos en cualquier lugar de esa página. También puedes soltar una carpeta entera: sus subcarpetas se crean aquí.
2. Revisa la lista. Lo que no se puede admitir aparece con el motivo y se queda fuera.
3. Elige **Subir**. Puedes cerrar la ventana y seguir trabajando; las subidas continúan en la esquina.

![La ventana de subida con dos archivos elegidos](upload.webp)

Se admiten archivos PDF, JPG, PNG, Word y Excel. El tipo de un archivo lo deciden sus bytes, no su nombre. El tamaño máximo depende de tu [plan](/pricing).

Si se pierde la conexión durante una subida grande, al intentarlo de nuevo sigue donde se detuvo. Si ese mismo archivo ya está aquí, se te dice y se te muestra dónde.`,
    },
    {
      slug: 'folders',
      title: 'Guardar las cosas en carpetas',
      lede: 'Carpetas, colores, etiquetas, y mover muchos archivos a la vez.',
      words: 'mover renombrar cambiar nombre etiqueta organizar ordenar color',
      text: `
Abre la pestaña **Archivos** del [panel](/dashboard?tab=files). **Nueva carpeta** crea una donde estás.

- Arrastra archivos a una carpeta para moverlos, o selecciónalos y elige **Mover**.
- El menú de un archivo o carpeta permite renombrarlo, poner etiquetas a un archivo o dar un color a una carpeta.
- La lista se puede ordenar por nombre, fecha, tamaño y tipo, y mostrarse en tarjetas o en filas.

![El gestor de archivos con una carpeta y algunos archivos](folders.webp)

Una carpeta se puede descargar como un solo zip, con todo lo que contiene en su lugar.`,
    },
    {
      slug: 'search',
      title: 'Encontrar un archivo, o una palabra en él',
      lede: 'Una sola búsqueda para nombres, etiquetas y las palabras de los documentos.',
      words: 'buscar búsqueda mirar texto completo palabra clave paleta',
      text: `
Pulsa **Ctrl K** (en un Mac, **⌘ K**) en cualquier lugar y escribe. Se busca en los nombres, en las etiquetas y en las palabras de los archivos PDF, Word y Excel. Lo que se encuentra en un documento se muestra con su página; al elegirlo, el documento se abre ahí.

![La búsqueda con un pasaje encontrado en un documento](search.webp)

Una palabra se encuentra por su comienzo, sin importar mayúsculas ni acentos. Las palabras de un escaneo se pueden encontrar cuando se ha [leído su texto](/help/ocr).

El campo que está sobre la lista de archivos es otro: filtra la carpeta en la que estás.`,
    },
    {
      slug: 'trash',
      title: 'Recuperar lo eliminado',
      lede: 'Los archivos eliminados pasan 30 días en la papelera.',
      words: 'eliminar borrar quitar restaurar deshacer recuperar papelera perdido',
      text: `
Lo que eliminas va a la papelera, y el mensaje que lo dice ofrece **Deshacer**. Más tarde:

1. Abre la pestaña **Archivos** y elige **Papelera**, junto a las carpetas.
2. Selecciona lo que quieres recuperar y elige **Restaurar**. Vuelve a su carpeta; si esta ya no existe, al nivel superior.

A los 30 días, un archivo sale de la papelera definitivamente. Hasta entonces cuenta en tu almacenamiento. **Vaciar la papelera** libera el espacio al momento y no se puede deshacer.`,
    },
    {
      slug: 'who-sees-my-files',
      title: 'Quién puede ver mis archivos',
      lede: 'Tú. No se comparte nada entre cuentas, y esto es lo que significa.',
      words: 'compartir enviar enlace público privado equipo acceso privacidad',
      text: `
Cada archivo pertenece a una cuenta. Ningún otro miembro puede verlo, encontrarlo ni abrirlo, y no hay enlaces públicos. Para dar un documento a alguien, descárgalo y envíalo como lo haces habitualmente.

Quien administra este Sheaf tiene la máquina en la que funciona y podría leer lo que hay guardado en ella. Le corresponde decir [quién es](/contact). Los documentos que nadie más deba leer se pueden [proteger con una contraseña](/help/protect) antes de subirlos.

Lo que se guarda de ti está en el [aviso de privacidad](/privacy).`,
    },
  ],
};
