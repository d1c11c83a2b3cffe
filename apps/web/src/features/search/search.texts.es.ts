import type { TextsOf } from '../../lib/texts.ts';
import type { searchTexts } from './search.texts.ts';

export const texts: TextsOf<typeof searchTexts> = {
  title: 'Buscar o ir a...',
  placeholder: 'Busca nombres, etiquetas y palabras de tus documentos',
  close: 'Cerrar',
  groups: {
    recent: 'Archivos recientes',
    files: 'Archivos',
    passages: 'En los documentos',
    folders: 'Carpetas',
    tools: 'Herramientas',
    pages: 'Páginas',
    meaning: 'Por significado',
    actions: 'Acciones',
  },
  page: (page) => `Página ${page}`,
  tagged: (tags) => `Con ${tags.length === 1 ? 'la etiqueta' : 'las etiquetas'} ${tags.join(', ')}`,
  folder: 'Carpeta',
  listAll: (query) => `Todos los archivos con «${query}»`,
  none: (query) => `Nada tuyo contiene «${query}»`,
  noneText: 'Se ha buscado en nombres, etiquetas y en las palabras de los archivos PDF, Word y Excel.',
  failed: 'No se ha podido buscar. Las páginas y las herramientas siguen en la lista.',
  count: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  meaning: {
    title: 'Por significado',
    lede: 'Pasajes que más se acercan a lo que has escrito, sea con las palabras que sea.',
    byWords: (count, shown) =>
      count === 1
        ? '1 archivo está en un idioma que la búsqueda por significado no conoce; solo se han comparado sus palabras.'
        : `${shown} archivos están en idiomas que la búsqueda por significado no conoce; solo se han comparado sus palabras.`,
    waiting: (count, shown) =>
      count === 1
        ? 'La búsqueda por significado aún no incluye 1 archivo.'
        : `La búsqueda por significado aún no incluye ${shown} archivos.`,
  },
  hints: { choose: 'elegir', open: 'abrir' },
  shortcuts: {
    title: 'Atajos de teclado',
    text: 'Qué hacen las teclas en esta página.',
    close: 'Cerrar',
    groups: { anywhere: 'En cualquier lugar', files: 'En la lista de archivos' },
    anywhere: { search: 'Buscar o ir a...', help: 'Esta lista' },
    files: {
      selectAll: 'Seleccionar todo',
      clear: 'Anular la selección',
      remove: 'Eliminar lo seleccionado',
      rename: 'Renombrar',
      move: 'Ir de casilla en casilla',
    },
  },
};
