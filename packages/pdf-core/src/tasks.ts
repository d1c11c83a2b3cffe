import type { input } from 'zod';
import { defineTool, onePdf } from './tool-entry.ts';

// Every tool by name: what the command line, batches and the server's pool can run. Listing a tool costs nothing;
// its schema and its engine are read when they are asked for.
export const tools = {
  render: defineTool({
    about: 'Draw pages as pictures.',
    inputs: onePdf,
    options: () => import('./tools/render.options.ts').then((module) => module.renderOptions),
    load: () => import('./tools/render.ts').then((module) => module.render),
  }),
  watermark: defineTool({
    about: 'Put words across every page.',
    inputs: onePdf,
    options: () => import('./tools/watermark.options.ts').then((module) => module.watermarkOptions),
    load: () => import('./tools/watermark.ts').then((module) => module.watermark),
  }),
  'page-numbers': defineTool({
    about: 'Number the pages.',
    inputs: onePdf,
    options: () => import('./tools/page-numbers.options.ts').then((module) => module.pageNumbersOptions),
    load: () => import('./tools/page-numbers.ts').then((module) => module.pageNumbers),
  }),
};

type Tools = typeof tools;
export type ToolName = keyof Tools;
/** What a person may leave out is optional here; defaults fill it in. */
export type ToolOptions<Name extends ToolName> = input<Awaited<ReturnType<Tools[Name]['options']>>>;
export type ToolReport<Name extends ToolName> = Awaited<
  ReturnType<Awaited<ReturnType<Tools[Name]['load']>>>
>['report'];

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name);
}
