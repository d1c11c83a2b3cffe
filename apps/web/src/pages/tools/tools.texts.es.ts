import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { toolsTexts } from './tools.texts.ts';

const filesOf = (count: number) => (count === 1 ? '1 archivo' : `${formatNumber(count)} archivos`);
const pagesOf = (count: number) => (count === 1 ? '1 página' : `${formatNumber(count)} páginas`);

export const texts: TextsOf<typeof toolsTexts> = {
  pageTitle: 'Herramientas PDF · Sheaf',
  title: 'Herramientas PDF',
  tabs: 'Herramientas',
  ledes: {
    merge: 'Pon los archivos en el orden en que quieres unirlos.',
    split: 'Corta un documento por donde quieras.',
    compress: 'Mira cómo queda un archivo más pequeño antes de quedarte con él.',
    convert: 'Haz un solo documento con tus imágenes.',
    ocr: 'Lee el texto de escaneos e imágenes.',
    'ai-chat': 'Pregunta a un documento lo que quieras saber.',
  },
  batch: 'Procesar por lotes',
  addFiles: 'Añadir archivos',
  merge: {
    startTitle: '¿Qué archivos van juntos?',
    startText: 'Elige dos archivos PDF o más. Puedes ordenarlos como quieras antes de unirlos en uno solo.',
    summary: (files, pages) => `${filesOf(files)}, ${pagesOf(pages)}`,
    fileCount: filesOf,
    total: (pages, size) => `${pagesOf(pages)} en un archivo, unos ${size}`,
    totalUnknown: (files, size) => `${files} archivos en uno, unos ${size}`,
    kept: 'Los originales se quedan como están.',
    action: 'Unir PDF',
    tooFew: 'Selecciona al menos 2 archivos PDF para unirlos',
    notPdfs: 'Todos los archivos seleccionados deben ser PDF',
    done: 'Los PDF se han unido',
    failed: (message) => `No se han podido unir los PDF: ${message}`,
    running: (files) => `Uniendo ${files} archivos`,
    pages: pagesOf,
    usual: 'documento-unido',
    more: 'Marcadores, números de página, portada o marca de agua:',
    moreLink: 'Herramientas PDF profesionales',
  },
  split: {
    startTitle: '¿Qué documento quieres dividir?',
    startText: 'Elige un archivo PDF y haz clic entre sus páginas o escribe rangos.',
    notPdf: 'Todos los archivos seleccionados deben ser PDF',
    summary: (parts) => (parts === 1 ? '1 parte en un zip' : `${parts} partes en un zip`),
    summaryNote: (used, all) =>
      used < all
        ? `${used} de ${all} páginas quedan en alguna de las partes.`
        : all === 1
          ? 'La única página queda en una parte.'
          : `Las ${all} páginas quedan en alguna de las partes.`,
    needsCut: 'Corta por algún sitio u omite una página.',
    action: 'Dividir PDF',
    done: (parts) => (parts === 1 ? 'PDF dividido en 1 parte' : `PDF dividido en ${parts} partes`),
    failed: (message) => `No se ha podido dividir el PDF: ${message}`,
    running: (name) => `Dividiendo ${name}`,
    usual: 'documento-dividido',
    parts: 'Partes',
    pagesOf: (pages) => `páginas ${pages}`,
  },
  compress: {
    startTitle: '¿Qué documento es demasiado grande?',
    startText:
      'Elige un archivo PDF: se preparan tres versiones más pequeñas y ves cada una antes de quedarte con una.',
    notPdf: 'Todos los archivos seleccionados deben ser PDF',
    less: (size) => `${size} menos, guardado junto al original`,
    same: 'No se reduce más con esta calidad; guardado junto al original',
    making: 'Se están preparando tres resultados',
    action: 'Comprimir PDF',
    done: (percent) => `PDF comprimido: ${percent}\u00A0% menos`,
    failed: (message) => `No se ha podido comprimir el PDF: ${message}`,
    running: (name) => `Comprimiendo ${name}`,
    saved: (before, after, percent) => `De ${before} a ${after}: ${percent}\u00A0% menos`,
    usual: 'documento-comprimido',
  },
  convert: {
    startTitle: '¿Con qué imágenes se hace el documento?',
    startText: 'Elige archivos JPG o PNG. Cada imagen será una página; arrástralas para ordenarlas.',
    none: 'Selecciona al menos una imagen',
    summary: (pages) => (pages === 1 ? '1 página, A4 vertical' : `${pages} páginas, A4 vertical`),
    note: 'Tan grandes como quepan, con un margen. Las imágenes se quedan como están.',
    action: 'Convertir a PDF',
    done: 'Imágenes convertidas',
    failed: (message) => `No se han podido convertir las imágenes: ${message}`,
    running: (images) => (images === 1 ? 'Convirtiendo 1 imagen' : `Convirtiendo ${images} imágenes`),
    usual: 'imagenes-convertidas',
    moreTitle: 'La página',
    page: 'Página',
    pageValue: 'A4, vertical',
    margin: 'Margen',
    marginValue: (points) => `${points} pt`,
    layout: 'Imagen',
    layoutValue: 'Entera, tan grande como quepa',
    more: 'Otros tamaños, varias imágenes por página, bordes y números:',
  },
};
