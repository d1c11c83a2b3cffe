import { formatNumber } from '../../lib/format.ts';
import { defineTexts } from '../../lib/texts.ts';

export const formTexts = defineTexts(
  {
    en: {
      create: {
        button: 'Create form',
        done: 'Form created',
        failed: (message: string) => `Failed to create the form: ${message}`,
        missing: 'Drag a field onto the page',
        summary: (fields: number) => (fields === 1 ? '1 field' : `${formatNumber(fields)} fields`),
        palette: 'Fields: drag one onto the page, or press it',
        types: {
          text: 'Text',
          checkbox: 'Checkbox',
          radio: 'Radio buttons',
          dropdown: 'Dropdown',
          button: 'Button',
          date: 'Date',
          signature: 'Signature',
        },
        field: (name: string) =>
          `Field ${name}: arrow keys move it, with Alt they change its size, Delete removes it`,
        chosen: 'This field',
        none: 'Choose a field to set what it is called and holds.',
        name: 'Name',
        nameWrong: 'A name of its own, without dots.',
        label: 'Label',
        options: 'Options',
        optionsHint: 'One on each line.',
        optionsMissing: 'A field to choose from needs options.',
        required: 'Must be filled in',
        first: 'Holds at first',
        ticked: 'Ticked at first',
        remove: 'Remove field',
      },
      blank: {
        begin: 'Begin with an empty page',
        paper: 'Paper',
        choose: 'Choose a file instead',
        size: 'Page size',
        title: 'Title of the document',
        addPage: 'Add a page',
        pagesText: 'The form ends with the last page that has a field.',
      },
      fill: {
        button: 'Fill form',
        done: 'Form filled in',
        failed: (message: string) => `Failed to fill in the form: ${message}`,
        loading: 'Reading the form',
        again: 'Try again',
        none: 'This document has no fields',
        noneText: 'Put some on it first, or choose another.',
        create: 'Create a form',
        summary: (filled: number, fields: number) =>
          `${formatNumber(filled)} of ${formatNumber(fields)} filled in`,
        required: (fields: string) => `Still needed: ${fields}`,
        fields: 'Fields',
        flatten: 'Can no longer be changed',
        choose: 'Choose',
        nothing: 'Nothing',
        onPage: (name: string) => `${name} on the page`,
      },
    },
  },
  {
    de: () => import('./form.texts.de.ts'),
    es: () => import('./form.texts.es.ts'),
    fr: () => import('./form.texts.fr.ts'),
  },
);
