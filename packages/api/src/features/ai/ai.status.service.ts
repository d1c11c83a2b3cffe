import type { AppContext } from '../../context.ts';

/** Which engine answers, for display on the page. */
export async function readStatus(ctx: AppContext) {
  const model = await ctx.models.open();
  return {
    embeddings: { provider: ctx.passages.provider, model: ctx.passages.model, ready: true },
    llm: { provider: model?.provider ?? 'local', model: model?.model ?? 'quotes', ready: true },
    ocr: {
      languages: (await ctx.ocrLanguages.list()).flatMap(({ code, damaged }) => (damaged ? [] : [code])),
    },
  };
}
