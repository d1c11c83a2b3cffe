import { findOffice, type Office } from '../runner/convert-office.ts';

/** LibreOffice of a person's own machine. */
export async function findOwnOffice(): Promise<Office | null> {
  const program = await findOffice(process.env['OFFICE_PROGRAM'], process.env['PATH'] ?? '');
  return program === null ? null : { program, walls: { launcher: [] } };
}
