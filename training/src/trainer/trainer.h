/* What the two kinds of training share: the options, the text, the rows, and a little arithmetic. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIM = 192, SENTENCE = -1, BREAK = -2, MOST_SENTENCES = 64, MOST_THREADS = 16 };

typedef struct { int question, question_length, title, title_length, body, body_length; } Unit;
typedef struct { uint64_t state; } Random;
typedef struct {
    double seed, threads, epochs, rate, window, negatives, sample, rare, steps, batch, pair_rate, sharpness, drop, drop_any, longest,
    headings, common, share;
} Options;

extern Options options;
extern int words, pieces, length, units;
extern int *count, *piece_from, *piece, *stream;
extern Unit *unit;
extern float *word_row, *piece_row;
extern double total, began; /* words in the text; when training began, in seconds */

void fail(const char *what);
void *reserve(size_t bytes); /* zeroed, and placed as wide instructions want it */
float *rows(size_t n);
double seconds(void);
Random seeded(int stage, int thread);
void in_parallel(void *(*work)(void *));

void train_words(void);
void train_pairs(void);

static inline float *row(float *table, size_t n) { return table + n * DIM; }
static inline uint64_t draw(Random *r) {
    r->state ^= r->state << 13;
    r->state ^= r->state >> 7;
    r->state ^= r->state << 17;
    return r->state * 0x2545F4914F6CDD1DULL >> 16;
}
static inline double chance(Random *r) { return (draw(r) & 0xffffffff) / 4294967296.0; }
static inline float dot(const float *a, const float *b) {
    float s = 0;
    for (int k = 0; k < DIM; k++) s += a[k] * b[k];
    return s;
}
static inline void add(float *to, float times, const float *from) { for (int k = 0; k < DIM; k++) to[k] += times * from[k]; }
static inline float sigmoid(float x) { return x > 8 ? 1 : x < -8 ? 0 : 1 / (1 + expf(-x)); }
