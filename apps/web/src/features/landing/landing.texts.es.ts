import type { TextsOf } from '../../lib/texts.ts';
import type { landingTexts } from './landing.texts.ts';

export const texts: TextsOf<typeof landingTexts> = {
  pageTitle: 'Los papeles, en orden · Sheaf',
  badge: 'Nuevo: respuestas que te muestran la página',
  headline: 'Pon tus papeles en orden. Y luego pregúntales lo que quieras.',
  lede: 'Sheaf une, divide, comprime y lee tus documentos, y responde a tus preguntas con el pasaje que ha encontrado en la página.',
  fine: 'Gratis para empezar. Sin tarjeta.',
  getStarted: 'Empezar gratis',
  tryDemo: 'Ver la demo',
  toDashboard: 'Ir al panel',
  counters: {
    title: 'Lo que este Sheaf ha hecho hasta ahora',
    users: 'Usuarios satisfechos',
    files_processed: 'Archivos procesados',
    operations: 'Operaciones',
  },
  toolsTitle: 'Un escritorio con todas las herramientas a mano',
  toolsLede: 'Cada una muestra lo que hará con tus páginas antes de hacerlo.',
  tools: [
    {
      picture: 'merge',
      title: 'Unión inteligente de PDF',
      text: 'Pon páginas y archivos en un solo orden, con marcadores, números de página y portada.',
    },
    {
      picture: 'split',
      title: 'División precisa',
      text: 'Por páginas, por tamaño o por marcadores. Cada parte recibe su propio nombre.',
    },
    {
      picture: 'compress',
      title: 'Una compresión que se ve',
      text: 'Los resultados uno junto a otro, en bytes reales, antes de quedarte con uno.',
    },
    {
      picture: 'images',
      title: 'Imágenes a PDF',
      text: 'Fotografías y escaneos colocados en páginas de verdad, de una a cuatro en cada una.',
    },
    {
      picture: 'batch',
      title: 'Procesamiento por lotes',
      text: 'Prepara los pasos una vez y aplícalos a muchos archivos. Puedes ir viéndolos, o no.',
    },
    {
      picture: 'api',
      title: 'Carpetas y una API',
      text: 'Todo queda archivado. Las mismas herramientas responden a tus propios programas.',
    },
  ],
  readingTitle: 'Lee por ti, para que encuentres lo que buscas',
  readingLede: 'Texto, resúmenes y respuestas, cada uno ligado a la página de la que viene.',
  reading: [
    {
      picture: 'scan',
      title: 'OCR inteligente',
      text: 'Los escaneos y las fotografías se convierten en texto que puedes buscar y copiar, y cada página dice lo segura que es la lectura.',
    },
    {
      picture: 'summary',
      title: 'Resúmenes con IA',
      text: 'Breves, automáticos o detallados, con frases que están en el documento.',
    },
    {
      picture: 'answer',
      title: 'Chat con tus PDF',
      text: 'Pregunta con palabras corrientes. Si ningún pasaje responde, Sheaf te lo dice.',
    },
  ],
  scenesTitle: 'Tres escritorios para los que está hecho',
  scenesLede: 'Escenas de uso. Aquí no se cita a nadie.',
  scenes: [
    {
      text: 'Cada viernes, una docena de facturas se convierte en un solo archivo con números de página y portada. Los pasos están guardados como lote, así que el viernes es un clic.',
      who: 'Para la administrativa de una cooperativa de viviendas',
    },
    {
      text: 'Un cliente pregunta cuánto cuesta dejar el alquiler antes de tiempo. Se cita la cláusula, y la página en la que está queda abierta al lado.',
      who: 'Para un perito con contratos ajenos',
    },
    {
      text: 'Las hojas de laboratorio antiguas se escanean y se leen una vez. Desde entonces, buscar un número de muestra termina en la página que lo contiene.',
      who: 'Para la responsable del archivo de un laboratorio',
    },
  ],
  closeTitle: 'Trae una carpeta desordenada',
  closeLede: 'El resto puede esperar hasta que la hayas visto en orden.',
  startFree: 'Empezar gratis hoy',
};
