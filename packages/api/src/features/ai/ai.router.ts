import { z } from 'zod';
import { madeBy } from '../operations/operations.schema.ts';
import { fileSchema } from '../files/files.schema.ts';
import { success } from '../../success.schema.ts';
import { memberProcedure, router } from '../../trpc.ts';
import * as chat from './ai.chat.service.ts';
import { recogniseFile } from './ai.ocr.service.ts';
import { createEmbeddings } from './ai.passages.service.ts';
import { correctWord, listDoubtfulWords, readOcrResult } from './ai.readings.service.ts';
import { recommend } from './ai.recommendations.service.ts';
import { factsSchema } from './ai.facts.schema.ts';
import * as schema from './ai.schema.ts';
import { chatScopeInput, chatScopeSchema } from './ai.scope.schema.ts';
import { listChatScope } from './ai.scope.service.ts';
import { makeSearchable } from './ai.searchable.service.ts';
import { readStatus } from './ai.status.service.ts';
import { listFacts, listSummaries, summarizeFile } from './ai.summary.service.ts';
import { translateInput, translationSchema } from './ai.translation.schema.ts';
import { translateText } from './ai.translation.service.ts';

const at = (method: 'GET' | 'POST' | 'DELETE', path: `/ai/${string}`, summary: string) => ({
  openapi: { method, path, tags: ['AI'], summary, protect: true },
});

export const aiRouter = router({
  status: memberProcedure
    .meta(at('GET', '/ai/status', 'Which engines answer'))
    .input(z.void())
    .output(schema.statusSchema)
    .query(({ ctx }) => readStatus(ctx)),

  ocr: memberProcedure
    .meta(at('POST', '/ai/ocr', 'Read the text of scans and images'))
    .input(schema.ocrInput)
    .output(z.object({ result: schema.ocrResultSchema }))
    .mutation(async ({ ctx, input }) => ({ result: await recogniseFile(ctx, input) })),

  ocrResult: memberProcedure
    .meta(at('GET', '/ai/ocr/{fileId}', 'What was read of a file'))
    .input(schema.ocrResultInput)
    .output(z.object({ result: schema.storedOcrResultSchema.nullable() }))
    .query(async ({ ctx, input }) => ({ result: await readOcrResult(ctx, input) })),

  searchablePdf: memberProcedure
    .meta(at('POST', '/ai/ocr/{fileId}/searchable-pdf', 'The same document with text to search and select'))
    .input(schema.ocrInput)
    .output(z.object({ file: fileSchema, operationId: madeBy }))
    .mutation(({ ctx, input }) => makeSearchable(ctx, input)),

  doubtfulWords: memberProcedure
    .meta(at('GET', '/ai/ocr/{fileId}/doubtful-words', 'Words that may have been read wrongly'))
    .input(schema.fileInput)
    .output(z.object({ words: z.array(schema.doubtfulWordSchema), total: z.number().int() }))
    .query(({ ctx, input }) => listDoubtfulWords(ctx, input.fileId)),

  correctWord: memberProcedure
    .meta(at('POST', '/ai/ocr/{fileId}/corrections', 'Put a word right that was read wrongly'))
    .input(schema.correctionInput)
    .output(z.object({ result: schema.ocrResultSchema }))
    .mutation(async ({ ctx, input }) => ({ result: await correctWord(ctx, input) })),

  summarize: memberProcedure
    .meta(at('POST', '/ai/summarize', 'Sum up a document'))
    .input(schema.summarizeInput)
    .output(z.object({ summary: schema.summarySchema }))
    .mutation(async ({ ctx, input }) => ({ summary: await summarizeFile(ctx, input) })),

  summaries: memberProcedure
    .meta(at('GET', '/ai/summaries/{fileId}', 'Summaries of a document, newest first'))
    .input(schema.fileInput)
    .output(z.object({ summaries: z.array(schema.summarySchema) }))
    .query(async ({ ctx, input }) => ({ summaries: await listSummaries(ctx, input.fileId) })),

  keyFacts: memberProcedure
    .meta(at('GET', '/ai/key-facts/{fileId}', 'Dates, amounts and parties that a document names'))
    .input(schema.fileInput)
    .output(factsSchema)
    .query(({ ctx, input }) => listFacts(ctx, input.fileId)),

  createEmbeddings: memberProcedure
    .meta(at('POST', '/ai/create-embeddings', 'Make a document ready to be asked'))
    .input(schema.embeddingsInput)
    .output(z.object({ chunks: z.number().int(), model: z.string() }))
    .mutation(({ ctx, input: { fileId, chunkSize, overlap } }) =>
      createEmbeddings(ctx, fileId, { size: chunkSize, overlap }),
    ),

  chat: memberProcedure
    .meta(at('POST', '/ai/chat-pdf', 'Ask a document, several, or a folder'))
    .input(schema.chatInput)
    .output(schema.chatAnswerSchema)
    .mutation(({ ctx, input }) => chat.askDocuments(ctx, input)),

  chatScope: memberProcedure
    .meta(at('GET', '/ai/chat-scope', 'Which files of several, or of a folder, can be asked'))
    .input(chatScopeInput)
    .output(chatScopeSchema)
    .query(({ ctx, input }) => listChatScope(ctx, input)),

  chatSessions: memberProcedure
    .meta(at('GET', '/ai/chat-sessions/{id}', 'Conversations about a file, or about a folder'))
    .input(schema.idInput)
    .output(z.object({ sessions: z.array(schema.sessionSchema) }))
    .query(async ({ ctx, input }) => ({ sessions: await chat.listSessions(ctx, input.id) })),

  deleteChatSession: memberProcedure
    .meta(at('DELETE', '/ai/chat-sessions/{id}', 'Forget a conversation'))
    .input(schema.idInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await chat.deleteSession(ctx, input.id);
      return { success: true };
    }),

  chatMessages: memberProcedure
    .meta(at('GET', '/ai/chat-messages/{sessionId}', 'What was said in a conversation'))
    .input(schema.sessionInput)
    .output(z.object({ messages: z.array(schema.messageSchema) }))
    .query(async ({ ctx, input }) => ({ messages: await chat.listMessages(ctx, input.sessionId) })),

  recommendations: memberProcedure
    .meta(at('GET', '/ai/recommendations/{fileId}', 'What would help with a document'))
    .input(schema.fileInput)
    .output(z.object({ recommendations: z.array(schema.recommendationSchema) }))
    .query(async ({ ctx, input }) => ({ recommendations: await recommend(ctx, input.fileId) })),

  translate: memberProcedure
    .meta(at('POST', '/ai/translate', 'Put a text into another language'))
    .input(translateInput)
    .output(translationSchema)
    .mutation(({ ctx, input }) => translateText(ctx, input)),
});
