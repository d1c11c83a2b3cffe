import { formatNumber } from '../../../lib/format.ts';
import { defineTexts } from '../../../lib/texts.ts';

const documents = (count: number) => (count === 1 ? '1 document' : `${formatNumber(count)} documents`);
const pages = (count: number) => (count === 1 ? '1 page' : `${formatNumber(count)} pages`);

export const chatTexts = defineTexts(
  {
    en: {
      startTitle: 'Which document do you want to ask?',
      startText:
        'Choose a PDF, a Word or Excel file, or a picture whose text has been read, or several of them.',
      wrongKind: 'PDF, JPG, PNG, DOCX and XLSX files can be asked.',
      action: 'Start Chat',
      summary: (count: number | null) => (count === null ? 'Ready to be asked' : `Ask ${pages(count)}`),
      summaryText: 'Each answer says on which page it stands.',
      needsOcr: 'Please run OCR on this file first to enable chat',
      noWords: 'There are no words in this file.',
      noWordsText: 'Choose another one to ask.',
      noPages: 'Answers are quoted from its text.',
      startFailed: (message: string) => `Failed to start chat: ${message}`,
      sendFailed: (message: string) => `Failed to send message: ${message}`,
      advancedFailed: 'Advanced AI Chat failed',
      apology: 'Sorry, I encountered an error processing your message. Please try again.',
      greeting: (name: string) =>
        `I have read ${name}. Ask what you want to know, and I say on which page it stands.`,
      greetingSeveral: (count: number) =>
        `I have read ${documents(count)}. Ask what you want to know, and I say in which of them and on which page it stands.`,
      several: documents,
      asked: 'What is asked',
      remove: (name: string) => `Leave out ${name}`,
      allAgain: (count: number) => `Put back ${formatNumber(count)}`,
      moreFiles: (count: number) => `${formatNumber(count)} more`,
      fewerFiles: 'Show fewer',
      addFiles: 'Add files',
      trashed: 'in the trash',
      unread: 'not read yet',
      unreadFact: (count: number) =>
        count === 1 ? '1 file is not read yet.' : `${formatNumber(count)} files are not read yet.`,
      unreadText: 'It has no part in the answers.',
      unreadTextSeveral: 'They have no part in the answers.',
      read: 'Extract Text',
      reading: (name: string, number: number, count: number) =>
        count === 1
          ? `Reading ${name}`
          : `Reading ${name}, ${formatNumber(number)} of ${formatNumber(count)}`,
      readFailed: (name: string) => `${name} could not be read`,
      beyond: (most: number, more: number) =>
        `The newest ${formatNumber(most)} files of the folder are asked, ${formatNumber(more)} older ones are not.`,
      tooMany: (most: number) => `${formatNumber(most)} files can be asked together at most.`,
      nothingRead: 'There is nothing to ask yet.',
      nothingReadText: 'None of these files has been read, or holds words.',
      gone: 'What was to be asked is not there any more.',
      goneText: 'It may have been deleted or moved.',
      another: 'Choose files',
      active: 'Active Chat',
      end: 'End chat',
      document: 'The document',
      passage: (number: number) => `Passage ${formatNumber(number)}`,
      inViewer: 'Open in viewer',
      options: 'Passages',
      reset: 'Reset',
      size: 'Letters each',
      overlap: 'Overlap',
      optionsText: 'Short passages find single facts, long ones find what is explained over a paragraph.',
      overlapWrong: 'The overlap has to be smaller than a passage.',
    },
  },
  {
    de: () => import('./chat.texts.de.ts'),
    es: () => import('./chat.texts.es.ts'),
    fr: () => import('./chat.texts.fr.ts'),
  },
);
