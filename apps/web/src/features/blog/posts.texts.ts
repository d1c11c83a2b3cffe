import { defineTexts } from '../../lib/texts.ts';
import type { Post } from './post.ts';

/** Newest first. Figures are those of docs/benchmarks.md, on the day of the post. */
export const postsTexts = defineTexts<Post[]>(
  {
    en: [
      {
        slug: 'first-release',
        date: '2026-11-21',
        title: 'What is in 0.1',
        lede: 'The first version that has a number, and what it does not do yet.',
        text: `
This is the first version of Sheaf that has a number. It does this:

- **Files**: uploads that go on where they stopped, folders, tags, a trash, and a search that finds words inside PDF, Word and Excel files.
- **Tools**: merge, split, organize, compress, images to PDF, forms, notes, signatures, passwords, text recognition. Each on a page, by the API and as a command.
- **Batches** of steps over many files, which survive a restart.
- **Answers and summaries** that are quoted from the document, with no key and no network.
- **Hosting**: one command, its own database, backup and restore in one file.

What it does not do: members cannot share files with each other, handwriting is not read, and the engine of answers knows the meaning of English words only; in other languages it goes by the words themselves.`,
      },
      {
        slug: 'why-answers-quote',
        date: '2026-11-21',
        title: 'Why answers are quotes',
        lede: 'An answer you cannot check is an opinion. What we measured before we believed ours.',
        text: `
Ask a document when the lease can be ended, and the useful answer is not a sentence. It is the place in the document. So Sheaf cuts a document into passages, ranks them against the question, and shows the best ones word for word, marked on their page.

### How a passage is found

Its score is a weighted sum: the words they share (BM25 on stems, with synonyms at a small weight), pieces of four letters for what was misread in a scan, and the likeness of word vectors, of the whole passage and of its best sentence. The vectors come with Sheaf in one file of 16 MB. Nothing is downloaded and nothing is sent.

### What that is worth

We asked 236 questions that have an answer, of fourteen documents written for it, and chose all weights on one half of the documents. On the other half:

| the right page is among the first 3 | all | in the document's words | in other words |
|---|---|---|---|
| words alone (BM25) | 68.3 % | 100 % | 45.1 % |
| the mix | 82.9 % | 100 % | 70.4 % |

### Three outcomes, not one

An engine that always answers is wrong without a blush. Ours answers only where it is confident. Of 48 answers on the held-out half, 93.8 % were right. Otherwise it shows three passages and says that it is not sure; that is most of the time when a question uses none of the document's words.

What it can hardly ever do is tell that a document does **not** say something: to word vectors, a passage on the topic and an answer in other words look the same. We would rather write that here than have you find out.

The sets are small and have one author. The whole account, with what we looked at how often, is in \`docs/benchmarks.md\`.`,
      },
      {
        slug: 'merging-keeps-links',
        date: '2026-11-21',
        title: 'Merging that keeps its links',
        lede: 'Putting pages in a row is easy. Keeping what points from one to another is the work.',
        text: `
A PDF is a graph. A page is one object among thousands, and a bookmark, a link or a form field is another that points at it. Copy the pages into a new file, and all that pointed at them points at nothing.

Most tools leave it at that. In a test of 100 public files with 579 pages, 1 447 bookmarks, 489 links that lead somewhere and 51 form fields, Sheaf kept all of them. mutool kept no link and no field, qpdf one link and no bookmark.

### What has to be rewritten

- **Destinations by name.** Two files may both have a place called \`chapter1\`. Names are kept apart, and every link of a file is led to its own.
- **Fields.** Two forms may both have a field called \`Name\`. In one document fields of one name share one value, so the second one is renamed.
- **Bookmarks.** The outline of each file is kept, and can be hung under a title for each.
- **Pages that show nothing.** They can be left out, and bookmarks that led to one are led on.

It takes 0.55 of the time that mutool takes for the same files; ours runs in a pool that is warm, mutool starts a process. The figures, and how to repeat them, are in \`docs/benchmarks.md\`.`,
      },
      {
        slug: 'compression-you-can-compare',
        date: '2026-11-21',
        title: 'Compression that proves itself',
        lede: 'How a document gets smaller, how we check that it is still the same, and where we miss our goal.',
        text: `
Most bytes of a text document are fonts, most of a scan are images. Sheaf reads everything the document reaches into a graph, changes the graph, and writes it anew: what nothing reaches is gone by that alone.

### Images

Each is tried as a lossless image, as one of few colours, and as a JPEG, and the smallest is kept. Black and white scans are never made coarser, since thin strokes would go.

### Fonts, and a proof

A font is cut down to the signs that are used. A subset that lacks one is worse than a large file, and fonts break every rule of their formats. So every sign that is shown is drawn alone before and after, and the two pictures are compared. Where one differs, the whole font goes back.

### Beside Ghostscript

| files and level | bytes, ratio | time, ratio | likeness (SSIM), ours | theirs |
|---|---|---|---|---|
| image PDFs, medium | 0.581 | 0.45 | 0.969 | 0.877 |
| text PDFs, medium | 0.632 | 0.46 | 0.994 | 0.952 |
| image PDFs, maximum | 0.429 | 0.34 | 0.924 | 0.850 |
| text PDFs, maximum | 0.650 | 0.32 | 0.985 | 0.945 |

Below 1 is smaller or faster than Ghostscript at its usual setting for that level.

**These are not the figures of unseen files.** We had the totals of this half of the files in view while we worked, and stopped when the goal was met. On the other half, images come to 0.575 and text to 0.966: there, two colour profiles that we leave in place make up 43 % of our bytes. A fresh set of files has to settle it.

In the page you need not believe any of this. Each result is made before you choose, with its bytes, and you draw a line across the page to see before and after.`,
      },
    ],
  },
  {
    de: () => import('./posts.texts.de.ts'),
    es: () => import('./posts.texts.es.ts'),
    fr: () => import('./posts.texts.fr.ts'),
  },
);
