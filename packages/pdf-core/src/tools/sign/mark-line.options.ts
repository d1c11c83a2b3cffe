/** Of a date or text as a mark, in sizes of its font: a line is higher than its letters. */
export const MARK_LINE_HEIGHT = 1.2;
