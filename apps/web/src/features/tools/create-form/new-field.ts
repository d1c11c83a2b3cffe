import type { NewField } from '@sheaf/pdf-core/options';
import { type PageSize, type Point, boxAround } from '../shared/page/page-geometry.ts';

export type FieldType = NewField['type'];
export const FIELD_TYPES: FieldType[] = [
  'text',
  'checkbox',
  'radio',
  'dropdown',
  'date',
  'button',
  'signature',
];

const SIZES: Record<FieldType, PageSize> = {
  text: { width: 200, height: 22 },
  date: { width: 120, height: 22 },
  dropdown: { width: 160, height: 22 },
  checkbox: { width: 16, height: 16 },
  radio: { width: 120, height: 48 },
  button: { width: 100, height: 26 },
  signature: { width: 200, height: 56 },
};

/** A field with its middle where it was dropped, under a name that no other has. */
export function makeField(
  type: FieldType,
  at: Point,
  page: number,
  size: PageSize,
  taken: NewField[],
): NewField {
  const names = new Set(taken.map(({ name }) => name));
  let number = 1;
  while (names.has(`${type}-${number}`)) number += 1;
  return {
    type,
    name: `${type}-${number}`,
    label: '',
    page,
    ...boxAround(at, SIZES[type], size),
    options: type === 'radio' || type === 'dropdown' ? ['One', 'Two'] : [],
    required: false,
  };
}

/** Whether the tools would take it, beside these others. */
export function checkField(field: NewField, all: NewField[]): 'name' | 'options' | null {
  const isTaken = all.some((other) => other !== field && other.name.trim() === field.name.trim());
  if (!field.name.trim() || field.name.includes('.') || isTaken) return 'name';
  const isChoice = field.type === 'radio' || field.type === 'dropdown';
  return isChoice && field.options.every((option) => !option.trim()) ? 'options' : null;
}
