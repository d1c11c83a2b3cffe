import { formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { toolDeskTexts } from './tool-desk.texts.ts';

const pages = (count: number) => (count === 1 ? '1 página' : `${formatNumber(count)} páginas`);

export const texts: TextsOf<typeof toolDeskTexts> = {
  picker: {
    title: (isSeveral) => (isSeveral ? 'Elige archivos' : 'Elige un archivo'),
    search: 'Buscar en tus archivos',
    recent: 'Recientes',
    folders: 'Carpetas',
    where: 'Dónde buscar',
    root: 'Inicio',
    up: 'Atrás',
    path: 'Carpeta',
    list: 'Tus archivos',
    none: 'Aquí no hay nada que esta herramienta admita.',
    noneFound: (query) => `Ningún archivo de este tipo se llama «${query}».`,
    failed: 'No se han podido cargar los archivos',
    again: 'Reintentar',
    device: 'Desde este dispositivo',
    cancel: 'Cancelar',
    add: (count) => (count === 0 ? 'Añadir' : `Añadir ${count}`),
    choose: 'Elegir',
    more: 'Mostrar más',
    pages,
  },
  drop: {
    active: 'Suelta los archivos aquí...',
    into: 'Se suben y se usan aquí mismo.',
    orDrop: 'o suelta aquí otros nuevos',
    choose: 'Elegir entre tus archivos',
    uploading: 'Subiendo',
  },
  chosen: {
    change: 'Cambiar',
    pages,
    remove: (name) => `Quitar ${name}`,
  },
  bar: 'Resultado',
  name: 'Nombre del resultado',
  result: {
    title: 'Tu documento está listo',
    zipTitle: 'Las partes están listas',
    open: 'Vista previa',
    download: 'Descargar',
    downloadFailed: 'La descarga ha fallado',
    next: 'Continuar con',
    nextText: 'El resultado pasa a la siguiente herramienta: no hay que volver a elegir nada.',
    again: 'Repetir',
    anew: 'Empezar de nuevo',
    took: (seconds) => `hecho en ${seconds} s`,
    kept: 'Guardado en tus archivos.',
    parts: (count) => (count === 1 ? '1 parte' : `${formatNumber(count)} partes`),
  },
  failed: {
    title: 'No ha funcionado',
    kept: 'Tus archivos siguen intactos y no se ha descontado nada.',
    again: 'Reintentar',
  },
  cancelled: 'Detenido. No se ha guardado ni descontado nada.',
  tabs: {
    merge: 'Unir',
    split: 'Dividir',
    compress: 'Comprimir',
    convert: 'Convertir',
    ocr: 'OCR',
    'ai-chat': 'Chat con IA',
  },
};
