/* Words: skip-gram with negative samples, so that words used alike come to point alike. */
#include "trainer.h"

enum { NOISE = 1 << 22, NEGATIVES = 10 };
static int *noise;
static float *context_row;
static volatile int64_t words_done;

static void *learn_words(void *argument) {
    long id = (long)argument; Random random = seeded(1, id);
    size_t n_threads = options.threads, from = length * id / n_threads, to = length * (id + 1) / n_threads;
    int text[1024]; _Alignas(64) float hidden[DIM], change[DIM]; int64_t local = 0, told = 0;
    for (int epoch = 0; epoch < (int)options.epochs; epoch++) for (size_t at = from; at < to;) {
        int n = 0;
        for (; at < to && n < 1024; at++) {
            int word = stream[at];
            if (word == BREAK) { if (n) break; continue; }
            if (word < 0) continue;
            local++;
            double often = count[word] / total, keep = sqrt(options.sample / often) + options.sample / often;
            if (keep >= 1 || chance(&random) < keep) text[n++] = word;
        }
        if (local > 20000) { words_done += local; told += local; local = 0; }
        float rate = options.rate * fmax(1e-3, 1 - words_done / (options.epochs * total + 1));
        for (int i = 0; i < n; i++) {
            int word = text[i], first = piece_from[word], many = count[word] < options.rare ? piece_from[word + 1] - first : 0;
            float *own = row(word_row, word);
            memcpy(hidden, own, sizeof hidden);
            for (int k = 0; k < many; k++) add(hidden, 1, row(piece_row, piece[first + k]));
            for (int k = 0; k < DIM; k++) hidden[k] /= 1 + many;
            memset(change, 0, sizeof change);
            int reach = 1 + draw(&random) % (int)options.window, low = i < reach ? 0 : i - reach, high = i + reach >= n ? n - 1 : i + reach;
            for (int j = low; j <= high; j++) {
                if (j == i) continue;
                float *other = row(context_row, text[j]), step = rate * (1 - sigmoid(dot(hidden, other)));
                add(change, step, other); add(other, step, hidden);
            }
            /* All contexts of one word share a few negatives, each of which counts for as many as it stands for. */
            float heavy = rate * (high - low) * options.negatives / NEGATIVES;
            for (int k = 0; k < NEGATIVES; k++) {
                int drawn = noise[draw(&random) & (NOISE - 1)]; if (drawn == word) continue;
                float *other = row(context_row, drawn), step = -heavy * sigmoid(dot(hidden, other));
                add(change, step, other); add(other, step, hidden);
            }
            add(own, 1, change);
            for (int k = 0; k < many; k++) add(row(piece_row, piece[first + k]), 1, change);
        }
        if (id == 0 && told > 2000000) {
            told = 0;
            fprintf(stderr, "words: %.0f %%, %.0f s\n", 100 * words_done / (options.epochs * total), seconds() - began);
        }
    }
    return 0;
}

void train_words(void) {
    Random random = seeded(0, 0); double all = 0, sum = 0;
    for (size_t i = 0; i < (size_t)words * DIM; i++) word_row[i] = (chance(&random) - .5) / DIM;
    for (size_t i = 0; i < (size_t)pieces * DIM; i++) piece_row[i] = (chance(&random) - .5) / DIM;
    context_row = rows(words); noise = reserve(NOISE * sizeof *noise);
    for (int i = 0; i < words; i++) all += pow(count[i], .75);
    for (int i = 0, k = 0; i < words; i++) {
        sum += pow(count[i], .75) / all;
        while (k < NOISE && (k < sum * NOISE || i == words - 1)) noise[k++] = i;
    }
    in_parallel(learn_words);
    for (int i = 0; i < words; i++) {
        if (count[i] >= options.rare) continue;
        int first = piece_from[i], many = piece_from[i + 1] - first; float *own = row(word_row, i);
        for (int k = 0; k < many; k++) add(own, 1, row(piece_row, piece[first + k]));
        for (int k = 0; k < DIM; k++) own[k] /= 1 + many;
    }
    free(context_row); free(noise);
}
