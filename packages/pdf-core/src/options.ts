// Browser-safe: option schemas only, no engine. Pages, the API and the command line read bounds and defaults here.
export { findUnreadable, listPages, writePageRanges } from './page-ranges.reader.options.ts';
export { pageRanges } from './page-ranges.options.ts';
export { createNamer, createNumbering, splitEnding } from './numbered-names.options.ts';
export { renderOptions, type RenderOptions } from './tools/render/options.ts';
export { PDF_ERROR_CODES } from './errors.ts';
export { watermarkOptions, type WatermarkOptions } from './tools/watermark/options.ts';
export { pageNumbersOptions, type PageNumbersOptions } from './tools/page-numbers/options.ts';
export { bookmarksOptions, type BookmarksOptions } from './tools/bookmarks/options.ts';
export { signPlacesOptions, type SignPlacesOptions } from './tools/sign-places/options.ts';
export { signOptions, type SignMark, type SignOptions } from './tools/sign/options.ts';
export { signaturesOptions, type SignaturesOptions } from './tools/signatures/options.ts';
export {
  createFormOptions,
  PAGE_SIZES,
  type CreateFormOptions,
  type NewField,
} from './tools/create-form/options.ts';
export { letterOptions, type LetterOptions } from './tools/letter/options.ts';
export { formFieldsOptions, type FormFieldsOptions } from './tools/form-fields/options.ts';
export { fillFormOptions, type FillFormOptions } from './tools/fill-form/options.ts';
export { flattenOptions, type FlattenOptions } from './tools/flatten/options.ts';
export { mergeOptions, type MergeOptions } from './tools/merge/options.ts';
export { splitOptions, type SplitOptions } from './tools/split/options.ts';
export { organizeOptions, type OrganizeOptions } from './tools/organize/options.ts';
export { divideSheet } from './images/sheet.options.ts';
export { imagesToPdfOptions, type ImagesToPdfOptions } from './tools/images-to-pdf/options.ts';
export { infoOptions, type InfoOptions } from './tools/info/options.ts';
export { PRINTED } from './tools/to-pdf/printed.options.ts';
export { textOptions, type TextOptions } from './tools/text/options.ts';
export {
  COMPRESSION_LEVELS,
  compressOptions,
  quickCompressOptions,
  type CompressionLevel,
  type CompressOptions,
  type QuickCompressOptions,
} from './tools/compress/options.ts';
export {
  listCandidates,
  previewCompressionOptions,
  type PreviewCompressionOptions,
} from './tools/preview-compression/options.ts';
export { permissionsOptions, protectOptions, type ProtectOptions } from './tools/protect/options.ts';
export { unlockOptions, type UnlockOptions } from './tools/unlock/options.ts';
export { annotateOptions, type AnnotateOptions, type Annotation } from './tools/annotate/options.ts';
export { analyzeOptions, type AnalyzeOptions } from './tools/analyze/options.ts';
export { tellOtherLanguage } from './tools/ocr/tell-language.options.ts';
export { stand, type Stand } from './tools/ocr/stand.options.ts';
export { ocrLanguages } from './tools/ocr/languages.options.ts';
export { ocrOptions, type OcrOptions } from './tools/ocr/options.ts';
export {
  hasOnly,
  listStepSecrets,
  readStepSchema,
  recipeSchema,
  summarizeOptions,
  type Recipe,
} from './recipe.options.ts';
export {
  findStep,
  MAX_STEPS,
  PREVIOUS,
  STEP_TYPES,
  type StepKind,
  type StepTakes,
} from './recipe.steps.options.ts';
export { COMPARED_PAGES, turnDial } from './compress/dial.options.ts';
export { toRoman } from './stamp/roman.options.ts';
export type { LaidSheet } from './imposition/fit.options.ts';
export { PAPERS } from './imposition/papers.options.ts';
export { cutGrid, LETTERS, LINE_HEIGHT } from './tools/contact-sheet/cut-grid.options.ts';
export type { ContactSheetOptions } from './tools/contact-sheet/options.ts';
export type { PosterOptions } from './tools/poster/options.ts';
export { spreadPage } from './tools/poster/spread.options.ts';
export { laySides } from './tools/booklet/lay-sides.options.ts';
export type { BookletOptions } from './tools/booklet/options.ts';
export { laySheets } from './tools/n-up/lay-sheets.options.ts';
export type { NUpOptions } from './tools/n-up/options.ts';
export { layPage, pairPages } from './tools/overlay/lay-pages.options.ts';
export type { OverlayOptions } from './tools/overlay/options.ts';
export { newSize, placeOnNew } from './tools/resize/new-size.options.ts';
export type { ResizeOptions } from './tools/resize/options.ts';
export { writeLabel } from './tools/page-labels/write-label.options.ts';
export type { PageLabelsOptions } from './tools/page-labels/options.ts';
export type { AddCodeOptions } from './tools/add-code/options.ts';
export { placeWords } from './tools/headers-footers/place-words.options.ts';
export type { HeadersFootersOptions } from './tools/headers-footers/options.ts';
export { documentWords, fillWords } from './stamp/fill-words.options.ts';
export { type Spot, placeBox } from './stamp/place-box.options.ts';
export {
  kindOfType,
  findIdleProblem,
  findOrderProblem,
  type FileKind,
  type OrderProblem,
  type Stream,
} from './recipe.order.options.ts';
export type { MissingText } from './recipe.text.options.ts';
export {
  FACT_MARKS,
  fateOfSignature,
  findProtectionProblem,
  listForbidden,
  type Protection,
  protectionOf,
} from './tools/document-state.ts';
export { tellSigned } from './recipe.signatures.options.ts';
export {
  planFlow,
  type Flow,
  type FlowStep,
  type PlannedStep,
  type StepFailure,
} from './recipe.flow.options.ts';
export { isOfficeType } from './office/office-types.options.ts';
export { isTextType } from './typeset/text-types.options.ts';
export { nameResult, raiseNumber } from './result-names.options.ts';
export { nameStepResult, placeName } from './recipe.names.options.ts';
