/* The inner loops of the training: what takes minutes here would take hours in JavaScript. Everything else is TypeScript.
 *
 *   train CORPUS OUT [name=value ...]      the names are those of `options`
 *
 * CORPUS is what corpus.file.ts writes: five counts (int32: words, rows for pieces, references to pieces, stream, units), then arrays
 * of int32:
 *   count[words]          how often each word stands in the text, the commonest first
 *   piece_from[words + 1] where the pieces of a word begin in piece[]
 *   piece[references]     rows of pieces
 *   stream[stream]        the text: words by number; SENTENCE and BREAK between them
 *   unit[units][6]        question, title and body, each as place and length in the stream
 * OUT receives a row of floats for each word, then one for each row of pieces.
 *
 * With threads=1 the same corpus, options, compiler and processor give the same bytes. With more, threads write to shared rows without
 * locks: the result is as good, and not the same twice.
 */
#include "trainer.h"
#include <pthread.h>
#include <time.h>

Options options = {
    .seed = 1, .threads = 1,
    /* Words. A word rarer than `rare` is learnt together with its pieces; commoner ones stand for themselves. */
    .epochs = 3, .rate = .03, .window = 8, .negatives = 5, .sample = 5e-5, .rare = 1000,
    /* Pairs. `drop`: how often a word that both sides share is left out of the question.
     * `share`: how far to go from the first vectors to the tuned ones. */
    .steps = 400, .batch = 512, .pair_rate = .003, .sharpness = 20, .drop = .5, .drop_any = .1, .longest = 128, .headings = .5,
    .common = 1e-3, .share = .6 };

int words, pieces, length, units;
int *count, *piece_from, *piece, *stream;
Unit *unit;
float *word_row, *piece_row;
double total, began;

void fail(const char *what) { perror(what); exit(1); }
void *reserve(size_t bytes) {
    void *p = aligned_alloc(64, (bytes + 63) & ~(size_t)63);
    if (!p) fail("memory");
    return memset(p, 0, bytes);
}
float *rows(size_t n) { return reserve(n * DIM * sizeof(float)); }
double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}
/* Each thread of each stage draws numbers of its own. */
Random seeded(int stage, int thread) {
    Random r = { (uint64_t)(options.seed * 1e6 + stage * 1e3 + thread + 1) * 0x9E3779B97F4A7C15ULL };
    for (int i = 0; i < 8; i++) draw(&r);
    return r;
}
void in_parallel(void *(*work)(void *)) {
    pthread_t thread[MOST_THREADS];
    int n = options.threads;
    for (long i = 0; i < n; i++) if (pthread_create(thread + i, 0, work, (void *)i)) fail("thread");
    for (int i = 0; i < n; i++) pthread_join(thread[i], 0);
}

/* Rows of pieces whose mean comes near to each word's vector: what the reader spells unknown words with. A piece that stands in a word
 * twice moves its mean four times as far; without `equal`, words such as ffffffffffff throw their pieces further off each time. */
static void fit_pieces(void) {
    Random random = seeded(3, 0); _Alignas(64) float missing[DIM];
    memset(piece_row, 0, (size_t)pieces * DIM * sizeof(float));
    for (int round = 0; round < 15; round++) for (int i = 0; i < words; i++) {
        int word = draw(&random) % words, many = piece_from[word + 1] - piece_from[word], *own = piece + piece_from[word], equal = 0;
        memcpy(missing, row(word_row, word), sizeof missing);
        for (int k = 0; k < many; k++) add(missing, -1.f / many, row(piece_row, own[k]));
        for (int k = 0; k < many; k++) for (int j = 0; j < many; j++) equal += own[k] == own[j];
        for (int k = 0; k < many; k++) add(row(piece_row, own[k]), .5f * (1 - round / 16.f) * many / equal, missing);
    }
}

static void *read_array(FILE *file, size_t n, size_t size) {
    void *p = reserve(n * size + 64);
    if (fread(p, size, n, file) != n) fail("corpus");
    return p;
}
static void read_corpus(const char *path) {
    FILE *file = fopen(path, "rb"); int head[5]; if (!file || fread(head, 4, 5, file) != 5) fail(path);
    words = head[0]; pieces = head[1]; int references = head[2]; length = head[3]; units = head[4];
    count = read_array(file, words, 4); piece_from = read_array(file, words + 1, 4); piece = read_array(file, references, 4);
    stream = read_array(file, length, 4); unit = read_array(file, units, sizeof *unit);
    fclose(file);
    for (int i = 0; i < words; i++) total += count[i];
    word_row = rows(words); piece_row = rows(pieces);
}

static void set_option(const char *text) {
    struct { const char *name; double *value; } known[] = { { "seed", &options.seed }, { "threads", &options.threads }, { "epochs", &options.epochs },
        { "steps", &options.steps }, { "batch", &options.batch }, { "share", &options.share }, { "rate", &options.rate }, { "drop", &options.drop },
        { "headings", &options.headings }, { "common", &options.common }, { "longest", &options.longest }, { "window", &options.window }, { "sample", &options.sample } };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        size_t n = strlen(known[i].name);
        if (!strncmp(text, known[i].name, n) && text[n] == '=') { *known[i].value = atof(text + n + 1); return; }
    }
    fprintf(stderr, "There is no option %s\n", text); exit(2);
}

int main(int many, char **argument) {
    if (many < 3) { fprintf(stderr, "train CORPUS OUT [name=value ...]\n"); return 2; }
    for (int i = 3; i < many; i++) set_option(argument[i]);
    if (options.threads < 1 || options.threads > MOST_THREADS || (int)options.batch % 64) {
        fprintf(stderr, "threads: 1 to %d; batch: a multiple of 64\n", MOST_THREADS);
        return 2;
    }
    read_corpus(argument[1]); began = seconds();
    train_words(); train_pairs(); fit_pieces();
    FILE *file = fopen(argument[2], "wb"); if (!file) fail(argument[2]);
    size_t all = (size_t)words * DIM, rest = (size_t)pieces * DIM;
    if (fwrite(word_row, 4, all, file) != all || fwrite(piece_row, 4, rest, file) != rest || fclose(file)) fail(argument[2]);
    return 0;
}
