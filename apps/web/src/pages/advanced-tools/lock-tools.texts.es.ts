import type { TextsOf } from '../../lib/texts.ts';
import type { lockToolsTexts } from './lock-tools.texts.ts';

export const texts: TextsOf<typeof lockToolsTexts> = {
  protect: {
    button: 'Proteger PDF',
    done: 'Contraseña establecida',
    failed: (message) => `No se ha podido proteger el PDF: ${message}`,
    summary: 'Una copia bloqueada',
    password: 'Contraseña para abrirlo',
    repeat: 'La misma otra vez',
    owner: 'Contraseña para quitar las restricciones',
    ownerHint: 'Puede quedar vacía: entonces nadie podrá quitarlas.',
    missing: 'Elige una contraseña',
    differs: 'Las contraseñas no coinciden',
    permissions: 'Quien lo abra puede',
    printing: 'Imprimir',
    printings: { none: 'No', low: 'Baja calidad', high: 'Sí' },
    modifying: 'Cambiar sus páginas',
    copying: 'Copiar texto e imágenes',
    annotating: 'Añadir notas',
    fillingForms: 'Rellenar sus formularios',
    contentAccessibility: 'Hacer que se lea en voz alta',
    documentAssembly: 'Insertar, girar o quitar páginas',
    fact: 'Guarda bien la contraseña',
    factText:
      'La copia se cifra con AES-256 y la contraseña no se guarda en ningún sitio: sin ella nadie puede abrirla, y nosotros tampoco.',
  },
  unlock: {
    button: 'Desbloquear PDF',
    done: 'Contraseña eliminada',
    failed: (message) => `No se ha podido desbloquear el PDF: ${message}`,
    summary: 'Una copia sin contraseña',
    password: 'Su contraseña',
    hint: 'La que lo abre o la que quita las restricciones.',
    fact: 'El original sigue bloqueado',
    none: 'Este documento no está bloqueado',
    noneText: 'Se abre sin contraseña y nada limita lo que se puede hacer con él.',
    missing: 'Elige un documento bloqueado',
    factText:
      'Obtienes una copia que se abre sin contraseña. La contraseña se usa una vez y no se guarda en ningún sitio.',
  },
  flatten: {
    button: 'Aplanar PDF',
    done: 'PDF aplanado',
    failed: (message) => `No se ha podido aplanar el PDF: ${message}`,
    summary: (pages) => `${pages} que ya nadie puede editar`,
    forms: 'Campos de formulario',
    annotations: 'Notas, resaltados y dibujos',
    missing: 'Elige qué pasa a ser parte de las páginas',
  },
};
