// npm run training -- build MIRRORS FOLDER [name=value ...] | reader MIRRORS FOLDER | documents MIRRORS FOLDER | words MIRRORS FOLDER | evaluate MIRRORS FILE... : see training/README.md.
import { buildVectors } from './src/build-vectors.ts';
import { buildReader } from './src/reader/build-reader.ts';
import { growDocuments } from './src/reader/grow-documents.ts';
import { evaluateVectors } from './src/evaluate.ts';
import { buildWords } from './src/translations/build-words.ts';

const [command, mirrors, ...rest] = process.argv.slice(2);
const options = rest.filter((word) => word.includes('=')).map((word) => word.split('='));
const [folder] = rest;
if (command === 'build' && mirrors && folder && rest.length === options.length + 1)
  buildVectors({
    mirrors,
    folder,
    options: Object.fromEntries(options.map(([name, value]) => [name, Number(value)])),
  });
else if (command === 'reader' && mirrors && folder && rest.length === 1) buildReader(mirrors, folder);
else if (command === 'documents' && mirrors && folder && rest.length === 1)
  await growDocuments(mirrors, folder);
else if (command === 'words' && mirrors && folder && rest.length === 1) buildWords(mirrors, folder);
else if (command === 'evaluate' && mirrors && rest.length) evaluateVectors(mirrors, rest);
else {
  console.error(
    'build MIRRORS FOLDER [name=value ...], reader MIRRORS FOLDER, documents MIRRORS FOLDER, words MIRRORS FOLDER, or evaluate MIRRORS FILE...',
  );
  process.exitCode = 2;
}
