import type { TextsOf } from '../../../lib/texts.ts';
import type { planGateTexts } from './plan-gate.texts.ts';

export const texts: TextsOf<typeof planGateTexts> = {
  gains: {
    merge: [
      'Archivos, o páginas sueltas de ellos, en cualquier orden',
      'Números de página, portada y marca de agua en todo el resultado',
      'Un marcador para cada archivo, y sin páginas en blanco',
    ],
    split: [
      'Por páginas, por tamaño, por marcadores o por rangos propios',
      'Las partes en archivos separados o en un solo zip',
      'Marcadores y propiedades conservados en cada parte',
    ],
    compress: [
      'Tamaños reales, y la página antes y después, antes de guardar nada',
      'Calidad y resolución de las imágenes a tu elección, hasta en escala de grises',
      'Propiedades, notas y marcadores omitidos donde tú digas',
    ],
    convert: [
      'Hasta cuatro imágenes por página, en cinco tamaños de papel',
      'Márgenes, bordes, fondo y cómo llena su sitio cada imagen',
      'Números de página, la fecha y las propiedades del documento',
    ],
    ocr: [
      'Varios idiomas en un mismo documento',
      'Escaneos que se limpian antes de leerlos',
      'El texto para copiarlo, o un PDF en el que se puede buscar',
    ],
    'ai-chat': [
      'Respuestas con la página en la que están, marcada en el documento',
      'Tú decides con cuánto detalle se recorre el documento',
      'Conversaciones que se guardan con el archivo',
    ],
    organize: [
      'Páginas que se arrastran a otro orden',
      'Páginas sueltas giradas u omitidas, y cada paso se puede deshacer',
      'Marcadores, enlaces y campos de formulario que siguen funcionando',
    ],
    watermark: [
      'Tu texto cruzando cada página',
      'Su opacidad, ángulo y color, a la vista sobre las páginas antes de aplicarlos',
      'Cualquier alfabeto que incluyan las fuentes',
    ],
    'page-numbers': [
      'En cualquiera de las seis posiciones de la página',
      'Números arábigos o romanos',
      'Los ves sobre las páginas antes de añadirlos',
    ],
    annotate: [
      'Resaltados, notas, texto, líneas y dibujos',
      'Sellos con texto o con una imagen',
      'Anotaciones auténticas, que cualquier lector de PDF muestra y permite responder',
    ],
    sign: [
      'Escrita, dibujada o como imagen, donde tú quieras',
      'Un certificado propio o el de esta instancia',
      'Una firma que cualquier lector de PDF puede comprobar',
    ],
    verify: [
      'Quién firmó, cuándo y con qué certificado',
      'Si algo ha cambiado desde entonces',
      'Cada firma del documento por separado',
    ],
    'create-form': [
      'Siete tipos de campos, que se arrastran a un documento o a páginas vacías',
      'Nombres, valores iniciales y qué es obligatorio rellenar',
      'Un formulario que funciona en cualquier lector de PDF',
    ],
    'fill-form': [
      'Todos los campos en una lista, con su lugar en la página',
      'Opciones, casillas y fechas tal como las pide el formulario',
      'Las respuestas, parte fija de la página si lo prefieres',
    ],
    flatten: [
      'Campos y notas convertidos en parte de la página',
      'Unos u otras por separado',
      'El aspecto de cada página, sin cambios',
    ],
    protect: [
      'Una contraseña para abrirlo, con AES de 256 bits',
      'Qué pueden imprimir, cambiar, copiar o rellenar los demás',
      'Una segunda contraseña para el propietario',
    ],
    unlock: [
      'Se quita la contraseña, si la conoces',
      'Y con ella, las restricciones',
      'El original bloqueado, conservado al lado',
    ],
    analyze: [
      'Páginas, fuentes, imágenes y lo que pesa cada una',
      'Qué se podría ahorrar y en qué fijarse',
      'Lo bien que se puede leer en voz alta',
    ],
  },
  inPlan: (plan) => `Incluido en el plan ${plan}`,
  price: (plan, dollars) =>
    `${plan} cuesta ${dollars}\u00A0US$ al mes, con todas las herramientas profesionales.`,
  basic: 'Las herramientas básicas son tuyas en todos los planes:',
  toBasic: 'Herramientas PDF',
};
