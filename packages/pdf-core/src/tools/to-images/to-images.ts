import { onlyInput } from '../../edit/only-input.ts';
import { packFiles } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { render } from '../render/render.ts';
import type { RenderReport } from '../render/report.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToImagesOptions } from './options.ts';

/** Pages as pictures, in one zip where they are kept. */
export const toImages: Tool<ToImagesOptions, RenderReport> = async (inputs, options, context) => {
  const { outputFormat, ...how } = options;
  const input = onlyInput(inputs);
  const { files, report } = await render([input], { ...how, annotations: true, transparent: false }, context);
  return { files: packFiles(files, outputFormat, `${stemOf(input.name)}-pages.zip`), report };
};
