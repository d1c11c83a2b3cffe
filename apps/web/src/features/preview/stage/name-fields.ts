const FIELDS = '.annotationLayer :is(input, textarea, select)';

/** Fields that the document describes nowhere are called by their names in it: a screen reader would read them as nothing. */
export function nameFields(page: HTMLElement): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.ariaLabel || field.title || !field.name) continue;
    const described = field.closest<HTMLElement>('section')?.title;
    // `form1.applicant.town` is a town.
    field.ariaLabel = described || field.name.split('.').findLast(Boolean) || field.name;
  }
}
