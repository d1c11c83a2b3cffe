/* Pairs: a question shall be nearer to its own passage than to the others of its batch. */
#include "trainer.h"

static float *tuned_first, *tuned_second;
static volatile int steps_done;

static int copy_words(int *to, int room, int from, int end) {
    int n = 0;
    for (; from < end && n < room; from++) if (stream[from] >= 0) to[n++] = stream[from];
    return n;
}

/* One question and its passage: a heading and what stands below it, a sentence and the rest of its section, or a ready pair. */
static int draw_pair(const Unit *u, int *question, int *questions, int *passage, int *passages, Random *random) {
    int longest = options.longest, end = u->body + u->body_length;
    int start[MOST_SENTENCES + 1], n = 0; start[n++] = u->body;
    for (int i = u->body; i < end && n < MOST_SENTENCES; i++) if (stream[i] < 0 && i + 1 < end) start[n++] = i + 1;
    start[n] = end;
    int heading = u->question_length > 0, ready = heading && u->title_length < 0;
    if (ready) {
        *questions = copy_words(question, 48, u->question, u->question + u->question_length);
        *passages = copy_words(passage, longest, u->body, end);
    } else if (heading && chance(random) < options.headings) {
        *questions = copy_words(question, 24, u->question, u->question + u->question_length);
        if (u->title_length && chance(random) < .3)
            *questions += copy_words(question + *questions, 12, u->title, u->title + u->title_length);
        *passages = copy_words(passage, longest, u->body_length < longest ? u->body : start[draw(random) % n], end);
    } else {
        int s = draw(random) % n;
        *questions = copy_words(question, 32, start[s], start[s + 1]);
        *passages = copy_words(passage, longest / 2, start[s > 3 ? s - 3 : 0], start[s]);
        *passages += copy_words(passage + *passages, longest - *passages, start[s + 1], end);
    }
    /* Words that both sides share are what word search finds anyway; the vectors shall learn what it cannot. */
    int kept = 0;
    for (int i = 0; i < *questions; i++) {
        int shared = 0; for (int k = 0; k < *passages && !shared; k++) shared = passage[k] == question[i];
        if (chance(random) >= (shared ? options.drop : options.drop_any)) question[kept++] = question[i];
    }
    *questions = kept;
    return kept > 0 && *passages > 3;
}

/* to[n x m] = a[n x depth] b[depth x m]; a is read with strides, so that it may stand transposed */
static void multiply(float *to, const float *a, size_t down, size_t across, const float *b, int n, int m, int depth) {
    typedef float wide __attribute__((vector_size(64)));
    for (int j = 0; j < m; j += 64) for (int i = 0; i < n; i += 4) {
        wide sum[4][4] = { 0 };
        for (int d = 0; d < depth; d++) {
            const wide *right = (const wide *)(b + (size_t)d * m + j);
            for (int y = 0; y < 4; y++) {
                float left = a[(i + y) * down + d * across];
                for (int x = 0; x < 4; x++) sum[y][x] += left * right[x];
            }
        }
        for (int y = 0; y < 4; y++) for (int x = 0; x < 4; x++) ((wide *)(to + (size_t)(i + y) * m + j))[x] = sum[y][x];
    }
}

typedef struct { int many, *word; float *sum, size; uint64_t mark; } Side;

/* Softmax over rows and over columns of likeness[n x n], where the diagonal is right; slope receives the gradient of both.
 * Two questions of the same words are not held against each other: a heading such as Definitions stands over many sections.
 * Answers how many rows are right. */
static double compare(const Side *side, float *likeness, float *slope, int n, float *highest, float *below) {
    int right = 0;
    for (int j = 0; j < n; j++) { highest[j] = -1e9f; below[j] = 0; }
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
        float *x = likeness + (size_t)i * n + j;
        if (i != j && side[2 * i].mark == side[2 * j].mark) *x = -10;
        *x *= options.sharpness;
        if (*x > highest[j]) highest[j] = *x;
    }
    for (int i = 0; i < n; i++) {
        float *x = likeness + (size_t)i * n, *y = slope + (size_t)i * n, most = -1e9f, sum = 0; int best = 0;
        for (int j = 0; j < n; j++) if (x[j] > most) { most = x[j]; best = j; }
        for (int j = 0; j < n; j++) sum += y[j] = expf(x[j] - most);
        for (int j = 0; j < n; j++) y[j] /= sum;
        right += best == i;
        y[i] -= 1;
        for (int j = 0; j < n; j++) below[j] += x[j] = expf(x[j] - highest[j]);
    }
    for (int i = 0; i < n; i++) {
        float *x = likeness + (size_t)i * n, *y = slope + (size_t)i * n;
        for (int j = 0; j < n; j++) y[j] += x[j] / below[j];
        y[i] -= 1;
    }
    return right / (double)n;
}

/* Neighbouring units in runs of 32: the wrong passages are then mostly of the same document, as they are in use. A lexicon has more
 * units than words to tell of them, so that every other run of it is passed over. */
static void draw_batch(Side *side, int n, Random *random) {
    for (int i = 0, vain = 0; i < n; vain++) {
        if (vain > 100000) { fprintf(stderr, "The text holds no pairs to learn from\n"); exit(1); }
        int at = draw(random) % units, stop = i + 32 > n ? n : i + 32;
        if (unit[at].title_length < 0 && chance(random) < .5) continue;
        for (int tries = 0; i < stop && tries < 100 && at < units; tries++, at++) {
            Side *question = side + 2 * i, *passage = question + 1;
            if (!draw_pair(unit + at, question->word, &question->many, passage->word, &passage->many, random)) continue;
            question->mark = 7;
            for (int k = 0; k < question->many; k++) question->mark = question->mark * 1000003 ^ question->word[k];
            i++;
        }
    }
}

static void *learn_pairs(void *argument) {
    long id = (long)argument; Random random = seeded(2, id); int n = options.batch, room = options.longest + 64;
    Side *side = reserve(2 * n * sizeof *side); int *memory = reserve((size_t)2 * n * room * sizeof(int));
    float *question = rows(n), *passage = rows(n), *turned = rows(n), *d_question = rows(n), *d_passage = rows(n);
    float *likeness = reserve((size_t)n * n * sizeof(float)), *slope = reserve((size_t)n * n * sizeof(float));
    int *place = reserve(words * sizeof(int)), *touched = reserve((size_t)2 * n * room * sizeof(int)), room_touched = n * 64;
    float *gradient = rows(room_touched); double right = 0, steps = 0;
    for (int i = 0; i < 2 * n; i++) { side[i].word = memory + (size_t)i * room; side[i].sum = row(i & 1 ? passage : question, i / 2); }
    for (;;) {
        int step = __sync_fetch_and_add(&steps_done, 1); if (step >= options.steps) break;
        float rate = options.pair_rate * (step < 100 ? step / 100.0 : 1 - step / options.steps) + 1e-6f;
        draw_batch(side, n, &random);
        for (int i = 0; i < 2 * n; i++) {
            Side *s = side + i; memset(s->sum, 0, DIM * sizeof(float));
            for (int k = 0; k < s->many; k++) add(s->sum, 1, row(word_row, s->word[k]));
            s->size = sqrtf(dot(s->sum, s->sum)) + 1e-6f; for (int k = 0; k < DIM; k++) s->sum[k] /= s->size;
        }
        for (int i = 0; i < n; i++) for (int k = 0; k < DIM; k++) turned[(size_t)k * n + i] = passage[(size_t)i * DIM + k];
        multiply(likeness, question, DIM, 1, turned, n, n, DIM);
        right += compare(side, likeness, slope, n, d_question, d_passage);
        steps++;
        multiply(d_question, slope, n, 1, passage, n, DIM, n);
        multiply(d_passage, slope, 1, n, question, n, DIM, n);
        int many = 0;
        for (int i = 0; i < 2 * n; i++) {
            Side *s = side + i; float *d = row(i & 1 ? d_passage : d_question, i / 2), along = dot(d, s->sum);
            for (int k = 0; k < DIM; k++) d[k] = (d[k] - along * s->sum[k]) * options.sharpness / (s->size * n);
            for (int k = 0; k < s->many; k++) {
                int word = s->word[k];
                if (!place[word]) {
                    if (many == room_touched) continue;
                    touched[many] = word;
                    memset(row(gradient, many), 0, DIM * sizeof(float));
                    place[word] = ++many;
                }
                add(row(gradient, place[word] - 1), 1, d);
            }
        }
        for (int i = 0; i < many; i++) {        /* Adam, on the rows that were touched */
            float *g = row(gradient, i), *own = row(word_row, touched[i]);
            float *first = row(tuned_first, touched[i]), *second = row(tuned_second, touched[i]);
            place[touched[i]] = 0;
            for (int k = 0; k < DIM; k++) {
                first[k] += .1f * (g[k] - first[k]);
                second[k] += .01f * (g[k] * g[k] - second[k]);
                own[k] -= rate * first[k] / (sqrtf(second[k]) + 1e-8f);
            }
        }
        if (id == 0 && step && step % 100 < options.threads) {
            fprintf(stderr, "pairs: step %d, right %.3f, %.0f s\n", step, right / steps, seconds() - began);
            right = steps = 0;
        }
    }
    return 0;
}

/* Words get a length, which is their weight in a sum: what all share is taken out, and common words become short. */
static void weigh_words(void) {
    float mean[DIM] = { 0 }; double all = 0;
    for (int i = 0; i < words; i++) {
        double often = count[i] / total, weight = often / (often + 1e-3);
        add(mean, weight, row(word_row, i));
        all += weight;
    }
    for (int k = 0; k < DIM; k++) mean[k] /= all;
    for (int i = 0; i < words; i++) {
        float *own = row(word_row, i); add(own, -1, mean);
        float scale = options.common / (options.common + count[i] / total) / (sqrtf(dot(own, own)) + 1e-6f);
        for (int k = 0; k < DIM; k++) own[k] *= scale;
    }
}

/* Tuned all the way the vectors fit the text they were trained on and travel worse, so they go only part of it. */
void train_pairs(void) {
    size_t all = (size_t)words * DIM; float *before = rows(words);
    weigh_words(); memcpy(before, word_row, all * sizeof(float));
    tuned_first = rows(words); tuned_second = rows(words);
    if (units) in_parallel(learn_pairs);
    for (size_t i = 0; i < all; i++) word_row[i] = before[i] + options.share * (word_row[i] - before[i]);
}
