const FIELDS = '.annotationLayer :is(input, textarea, select)';
const ON_ITS_SIDE = ":is([data-main-rotation='90'], [data-main-rotation='270'])";
/** The size of letters that fill the height of a field, as pdf.js has it for those that stand upright. */
const FITTING = '(100cqh - 2px * var(--total-scale-factor)) / 1.35';

/** What pdf.js leaves open in the fields that it put on a page. */
export function readyFields(page: HTMLElement): void {
  nameFields(page);
  fitTurnedFields(page);
}

/** Fields that the document describes nowhere are called by their names in it: a screen reader would read them as nothing. */
function nameFields(page: HTMLElement): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.ariaLabel || field.title || !field.name) continue;
    const described = field.closest<HTMLElement>('section')?.title;
    // `form1.applicant.town` is a town.
    field.ariaLabel = described || field.name.split('.').findLast(Boolean) || field.name;
  }
}

/** pdf.js takes the height of a field that lies on its side for its width. */
function fitTurnedFields(page: HTMLElement): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`section${ON_ITS_SIDE} > [data-element-id]`)) {
    const { style } = field;
    if (field.classList.contains('comb'))
      style.setProperty('--comb-width', `calc(100cqw / ${field.maxLength})`);
    if (style.fontSize && !style.fontSize.includes('cqh'))
      style.fontSize = `min(${style.fontSize}, ${FITTING})`;
  }
}
