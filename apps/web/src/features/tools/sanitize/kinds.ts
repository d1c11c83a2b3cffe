import type { ToolOptions } from '@sheaf/pdf-core/tools';

/** What is to be removed: the options of the tool that are kinds of things. */
export type Wanted = Required<Omit<ToolOptions<'sanitize'>, 'password' | 'outputName'>>;

export const FIRST: Wanted = {
  metadata: true,
  comments: true,
  attachments: true,
  scripts: true,
  layers: true,
  form: 'keep',
  thumbnails: true,
  private: true,
  links: false,
};
export const SWITCHES = [
  'metadata',
  'comments',
  'attachments',
  'scripts',
  'layers',
  'thumbnails',
  'private',
  'links',
] as const;
export const FORM_WAYS = ['keep', 'clear', 'flatten'] as const;
