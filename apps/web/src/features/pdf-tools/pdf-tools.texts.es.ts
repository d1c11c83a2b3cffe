import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { pdfToolsTexts } from './pdf-tools.texts.ts';

export const texts: TextsOf<typeof pdfToolsTexts> = {
  pages: (count) => (count === 1 ? '1 página' : `${formatNumber(count)} páginas`),
  morePages: (count) => (count === 1 ? '1 página más' : `${formatNumber(count)} páginas más`),
  pageOf: (page, name) => `Página ${page} de ${name}`,
  strip: {
    list: 'Archivos en este orden',
    grip: (name, place, total) => `Mover ${name}, ${place} de ${total}`,
    gripHint: 'Arrastra o usa las teclas de flecha.',
    moved: (name, place, total) => `${name} es ahora el ${place} de ${total}.`,
    remove: (name) => `Quitar ${name}`,
    unread: 'Sus páginas no se han leído.',
  },
  contents: {
    title: 'El documento nuevo',
    from: (first, last) =>
      first === last
        ? `página ${formatNumber(first)}`
        : `páginas ${formatNumber(first)}–${formatNumber(last)}`,
    unknown: 'páginas desconocidas',
    empty: 'Lo que añadas aparece aquí, en orden.',
  },
  split: {
    pages: 'Páginas',
    cutAfter: (page) => `Cortar después de la página ${page}`,
    joinAfter: (page) => `Juntar las páginas ${page} y ${page + 1}`,
    leaveOut: (page) => `Página ${page}: omitir`,
    takeBack: (page) => `Página ${page}: recuperar`,
    hint: 'Haz clic entre dos páginas para cortar ahí, y en una página para omitirla.',
    leftOut: 'Omitida',
    ranges: 'Páginas de cada parte',
    rangesHint: 'Por ejemplo, 1-3, 5, 8-: cada elemento es una parte. Une trozos con +.',
    wrong: (text, pages) => `«${text}» no está en este documento (páginas: ${pages}).`,
    parts: (count) => (count === 1 ? '1 parte' : `${formatNumber(count)} partes`),
    part: (number) => `Parte ${number}`,
    noParts: 'No queda ninguna página: recupera alguna.',
    every: 'Cortar cada',
    everyUnit: 'páginas',
    cut: 'Cortar',
    whole: 'Sin cortes',
    unread: 'Todavía no se conocen las páginas de este documento',
    unreadText:
      'Se están leyendo. Si esto no cambia, está bloqueado o dañado; al dividirlo, cada página será un archivo.',
  },
  compare: {
    label: 'Antes y después',
    before: 'Antes',
    slider: 'Dónde termina el antes y empieza el después',
    sliderText: (percent) => `${percent}\u00A0% de antes`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página',
    of: (pages) => `de ${pages}`,
    zoom: 'Zoom',
    zooms: { fit: 'Entera', width: 'Ancho', double: '200\u00A0%' },
    drawing: 'Dibujando la página',
    notDrawn: 'Esta página no se ha podido dibujar.',
  },
  candidates: {
    making: 'Preparando los resultados',
    made: (count) =>
      count === 0
        ? 'No se ha podido preparar ningún resultado'
        : count === 1
          ? '1 resultado, ya preparado'
          : `${count} resultados, ya preparados`,
    seconds: (seconds) => `${seconds} s`,
    label: 'Resultado para guardar',
    names: { '0.9': 'Nítido', '0.7': 'Equilibrado', '0.5': 'Pequeño', '0.3': 'Mínimo' },
    usual: 'Por defecto',
    saves: (percent) => `Ahorra un ${percent}\u00A0%`,
    same: 'Ya no se puede reducir más',
    similarity: (figure) => `Similitud ${figure}`,
    facts: (quality, dpi) => `Calidad ${formatNumber(quality)}, imágenes a ${dpi} ppp`,
    try: (quality) => `Probar con calidad ${formatNumber(quality)}`,
    tryNote: 'lo más pequeño, imágenes borrosas',
    note: 'La similitud compara hasta cinco páginas tal como se ven; 1 significa idénticas. El texto sigue siendo texto.',
    failed: 'Este resultado no se ha podido preparar',
  },
  layout: {
    pages: 'Páginas del documento nuevo',
    pageLabel: (page, name) => `Página ${page}: ${name}`,
  },
};
