import { formatNumber } from '../../../lib/format.ts';
import type { TextsOf } from '../../../lib/texts.ts';
import type { advancedTexts } from './advanced.texts.ts';

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

export const texts: TextsOf<typeof advancedTexts> = {
  pageTitle: (tool) => `${tool} · Herramientas PDF profesionales · Sheaf`,
  title: 'Herramientas PDF profesionales',
  tabs: 'Herramientas',
  more: 'Más herramientas',
  tools: {
    merge: {
      name: 'Unir',
      lede: 'Une archivos en uno solo, con números de página, portada y marca de agua a tu gusto.',
    },
    split: { name: 'Dividir', lede: 'Corta un documento por páginas, tamaño, marcadores o rangos propios.' },
    compress: { name: 'Comprimir', lede: 'Reduce el tamaño de un documento y decide a costa de qué.' },
    convert: { name: 'Convertir', lede: 'Coloca imágenes en páginas.' },
    ocr: { name: 'OCR', lede: 'Lee el texto de páginas escaneadas.' },
    'ai-chat': { name: 'Chat con IA', lede: 'Haz preguntas a un documento.' },
    organize: { name: 'Organizar páginas', lede: 'Cambia el orden de las páginas, gíralas u omite algunas.' },
    watermark: { name: 'Marca de agua', lede: 'Pon un texto que cruce cada página.' },
    'page-numbers': { name: 'Números de página', lede: 'Numera las páginas.' },
    annotate: { name: 'Anotar', lede: 'Pon notas, marcas y dibujos en las páginas.' },
    sign: { name: 'Firmar', lede: 'Firma con un certificado que cualquier lector de PDF puede comprobar.' },
    verify: { name: 'Verificar firmas', lede: 'Mira quién firmó y si algo ha cambiado desde entonces.' },
    'create-form': {
      name: 'Crear formulario',
      lede: 'Pon campos en una página para que otros los rellenen.',
    },
    'fill-form': { name: 'Rellenar formulario', lede: 'Rellena los campos de un formulario.' },
    flatten: { name: 'Aplanar', lede: 'Integra los campos y las notas de forma fija en las páginas.' },
    protect: { name: 'Proteger', lede: 'Bloquea un documento con una contraseña.' },
    unlock: { name: 'Desbloquear', lede: 'Quita la contraseña de un documento.' },
    analyze: { name: 'Analizar', lede: 'Mira de qué está hecho un documento.' },
  },
  options: 'Opciones',
  reset: 'Restablecer',
  pageOf: (page, pages) => `Página ${formatNumber(page)} de ${formatNumber(pages)}`,
  page: (page) => `Página ${formatNumber(page)}`,
  pages: (pages) => count(pages, 'página', 'páginas'),
  files: (files) => count(files, 'archivo', 'archivos'),
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  saved: 'Guardado como archivo nuevo junto al original.',
  seePlans: 'Ver planes',
  opening: 'Abriendo el documento',
  cannotOpen: 'Este documento no se puede abrir aquí.',
  tryAgain: 'Reintentar',
  locked: 'Está bloqueado con una contraseña. Desbloquéalo primero.',
  unlock: 'Desbloquear',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  undo: 'Deshacer',
  redo: 'Rehacer',
  wrongKind: {
    pdf: 'Todos los archivos seleccionados deben ser PDF',
    image: 'Todos los archivos seleccionados deben ser imágenes',
    scan: 'Se puede leer el texto de archivos PDF, JPG y PNG.',
    text: 'Se puede preguntar a archivos PDF, JPG, PNG, DOCX y XLSX.',
  },
};
