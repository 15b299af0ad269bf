/*
 * Takes the noise out of a picture that was rendered twice (A and B), after Rousselle, Knaus and Zwicker, "Adaptive
 * Rendering with Non-Local Means Filtering" (2012) and "Robust Denoising using Feature and Color Information" (2013).
 *
 * A pixel becomes the mean of pixels around it, weighted by how alike the patches round them are. How alike is measured in
 * one half and used on the other, so that noise never confirms itself; the difference of the halves tells how much noise
 * there is. Features (colour and direction of the surface, nearly without noise) limit the weights and keep edges.
 *
 * Pictures are planes of floats: all pixels of one channel, then the next. The work is done in strips of rows, each by one
 * thread and small enough to stay in its cache.
 *
 *   gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
 */
#include <stdlib.h>
#include <string.h>

#define CHANNELS 3
#define STRIP 24 /* rows */

static inline float smaller(float a, float b) { return a < b ? a : b; }
static inline float larger(float a, float b) { return a > b ? a : b; }
static inline int smaller_of(int a, int b) { return a < b ? a : b; }
static inline int larger_of(int a, int b) { return a > b ? a : b; }

/* Nearly exp(-x) for x >= 0, and 0 from 16 on. */
static inline float falling(float x) {
  float y = larger(1.f - x * (1.f / 16.f), 0.f);
  y *= y;
  y *= y;
  y *= y;
  return y * y;
}

/* The mean of the pixels at most `radius` away in a row; at the ends, of those that there are. */
static void blur_row(const float *row, float *result, int width, int radius) {
  float sum = 0;
  int count = 0;
  for (int x = 0; x < smaller_of(radius, width); x++, count++) sum += row[x];
  for (int x = 0; x < width; x++) {
    if (x + radius < width) {
      sum += row[x + radius];
      count++;
    }
    if (x - radius - 1 >= 0) {
      sum -= row[x - radius - 1];
      count--;
    }
    result[x] = sum / count;
  }
}

/*
 * The mean over the rows from -radius to +radius of each row from `first` to `last`. `rows` begins with row `begin` of the
 * picture and ends before `end`; where the picture ends, the mean is of fewer rows.
 */
static void blur_columns(const float *rows, int begin, int end, float *result, int first, int last, int width, int radius) {
  for (int y = first; y < last; y++) {
    int from = larger_of(y - radius, begin), to = smaller_of(y + radius + 1, end);
    float *out = result + (size_t)(y - first) * width, share = 1.f / (to - from);
    memset(out, 0, sizeof(float) * width);
    for (int near = from; near < to; near++) {
      const float *row = rows + (size_t)(near - begin) * width;
      for (int x = 0; x < width; x++) out[x] += row[x];
    }
    for (int x = 0; x < width; x++) out[x] *= share;
  }
}

/* Planes with `border` more pixels on every side, in which the picture is mirrored. */
static float *bordered(const float *planes, int width, int height, int border, int count) {
  int wide = width + 2 * border, high = height + 2 * border;
  float *result = malloc((size_t)wide * high * count * sizeof(float));
  for (int plane = 0; plane < count; plane++)
    for (int y = 0; y < high; y++) {
      int from = abs(y - border);
      if (from >= height) from = 2 * height - 2 - from;
      const float *row = planes + ((size_t)plane * height + from) * width;
      float *out = result + ((size_t)plane * high + y) * wide;
      for (int x = 0; x < wide; x++) {
        int at = abs(x - border);
        out[x] = row[at >= width ? 2 * width - 2 - at : at];
      }
    }
  return result;
}

/* The noise of each pixel: the square of the difference of the halves, blurred. */
static float *variance_of(const float *a, const float *b, int width, int height) {
  const int radius = 3;
  size_t pixels = (size_t)width * height;
  float *variance = malloc(pixels * CHANNELS * sizeof(float)), *rows = malloc(pixels * sizeof(float));
  for (int channel = 0; channel < CHANNELS; channel++) {
    const float *one = a + channel * pixels, *other = b + channel * pixels;
    float *out = variance + channel * pixels;
    for (size_t i = 0; i < pixels; i++) {
      float difference = one[i] - other[i];
      out[i] = smaller(difference * difference * 0.5f, 4.f);
    }
    for (int y = 0; y < height; y++) blur_row(out + (size_t)y * width, rows + (size_t)y * width, width, radius);
    blur_columns(rows, 0, height, out, 0, height, width, radius);
    for (size_t i = 0; i < pixels; i++) {
      float mean = 0.5f * (one[i] + other[i]);
      out[i] += 1e-7f + 1e-6f * mean * mean;
    }
  }
  free(rows);
  return variance;
}

/*
 * `a` and `b`: the halves. `features` and `feature_variance`: `feature_count` planes each. `search`: radius in which alike
 * pixels are looked for. `patch`: radius of what is compared. `colour_strength` and `feature_strength`: how much may differ.
 * The results are written to `result_a` and `result_b`.
 */
void denoise(int width, int height, const float *a, const float *b, const float *features, const float *feature_variance,
             int feature_count, int search, int patch, float colour_strength, float feature_strength, float *result_a,
             float *result_b) {
  const size_t pixels = (size_t)width * height;
  const int wide = width + 2 * search;
  const size_t bordered_pixels = (size_t)wide * (height + 2 * search);
  float *variance = variance_of(a, b, width, height);
  float *near_a = bordered(a, width, height, search, CHANNELS), *near_b = bordered(b, width, height, search, CHANNELS);
  float *near_variance = bordered(variance, width, height, search, CHANNELS);
  float *near_features = bordered(features, width, height, search, feature_count);
  float *near_feature_variance = bordered(feature_variance, width, height, search, feature_count);
  const float colour_scale = colour_strength * colour_strength;
  const float feature_scale = 1.f / (feature_strength * feature_strength);
  memset(result_a, 0, pixels * CHANNELS * sizeof(float));
  memset(result_b, 0, pixels * CHANNELS * sizeof(float));

#pragma omp parallel
  {
    const size_t rows = STRIP + 2 * patch, room = rows * width * sizeof(float);
    float *raw_a = malloc(sizeof(float) * width), *raw_b = malloc(sizeof(float) * width);
    float *rows_a = malloc(room), *rows_b = malloc(room), *alike_a = malloc(room), *alike_b = malloc(room);
    float *limit = malloc(sizeof(float) * width);
    float *weights_a = malloc(room), *weights_b = malloc(room);

#pragma omp for schedule(dynamic)
    for (int first = 0; first < height; first += STRIP) {
      const int last = smaller_of(first + STRIP, height);
      const int begin = larger_of(first - patch, 0), end = smaller_of(last + patch, height);
      memset(weights_a, 0, room);
      memset(weights_b, 0, room);
      for (int dy = -search; dy <= search; dy++)
        for (int dx = -search; dx <= search; dx++) {
          /* How unlike single pixels are, against the noise; blurred, how unlike their patches are. */
          for (int y = begin; y < end; y++) {
            const size_t here = (size_t)y * width, there = (size_t)(y + search + dy) * wide + search + dx;
            memset(raw_a, 0, sizeof(float) * width);
            memset(raw_b, 0, sizeof(float) * width);
            for (int channel = 0; channel < CHANNELS; channel++) {
              const float *a0 = a + channel * pixels + here, *a1 = near_a + channel * bordered_pixels + there;
              const float *b0 = b + channel * pixels + here, *b1 = near_b + channel * bordered_pixels + there;
              const float *v0 = variance + channel * pixels + here, *v1 = near_variance + channel * bordered_pixels + there;
#pragma omp simd
              for (int x = 0; x < width; x++) {
                float noise = v0[x] + smaller(v0[x], v1[x]);
                float share = (1.f / CHANNELS) / (1e-8f + colour_scale * (v0[x] + v1[x]));
                float in_a = a0[x] - a1[x], in_b = b0[x] - b1[x];
                raw_a[x] += (in_a * in_a - noise) * share;
                raw_b[x] += (in_b * in_b - noise) * share;
              }
            }
            blur_row(raw_a, rows_a + (size_t)(y - begin) * width, width, patch);
            blur_row(raw_b, rows_b + (size_t)(y - begin) * width, width, patch);
          }
          blur_columns(rows_a, begin, end, alike_a, first, last, width, patch);
          blur_columns(rows_b, begin, end, alike_b, first, last, width, patch);
          for (int y = first; y < last; y++) {
            const size_t here = (size_t)y * width, there = (size_t)(y + search + dy) * wide + search + dx;
            memset(limit, 0, sizeof(float) * width);
            for (int feature = 0; feature < feature_count; feature++) {
              const float *f0 = features + feature * pixels + here, *f1 = near_features + feature * bordered_pixels + there;
              const float *v0 = feature_variance + feature * pixels + here;
              const float *v1 = near_feature_variance + feature * bordered_pixels + there;
#pragma omp simd
              for (int x = 0; x < width; x++) {
                float difference = f0[x] - f1[x], noise = v0[x] + smaller(v0[x], v1[x]);
                limit[x] = larger(limit[x], (difference * difference - noise) * feature_scale / larger(2.5e-3f, v0[x]));
              }
            }
            float *weight_a = alike_a + (size_t)(y - first) * width, *weight_b = alike_b + (size_t)(y - first) * width;
            float *sum_a = weights_a + (size_t)(y - first) * width, *sum_b = weights_b + (size_t)(y - first) * width;
            /* Measured in A it weighs pixels of B, and the other way round. */
#pragma omp simd
            for (int x = 0; x < width; x++) {
              float most = falling(limit[x]);
              weight_a[x] = smaller(falling(larger(0.f, weight_a[x])), most);
              weight_b[x] = smaller(falling(larger(0.f, weight_b[x])), most);
              sum_a[x] += weight_b[x];
              sum_b[x] += weight_a[x];
            }
            for (int channel = 0; channel < CHANNELS; channel++) {
              const float *a1 = near_a + channel * bordered_pixels + there, *b1 = near_b + channel * bordered_pixels + there;
              float *out_a = result_a + channel * pixels + here, *out_b = result_b + channel * pixels + here;
#pragma omp simd
              for (int x = 0; x < width; x++) {
                out_a[x] += weight_b[x] * a1[x];
                out_b[x] += weight_a[x] * b1[x];
              }
            }
          }
        }
      for (int y = first; y < last; y++)
        for (int x = 0; x < width; x++) {
          float share_a = 1.f / larger(1e-9f, weights_a[(size_t)(y - first) * width + x]);
          float share_b = 1.f / larger(1e-9f, weights_b[(size_t)(y - first) * width + x]);
          for (int channel = 0; channel < CHANNELS; channel++) {
            result_a[channel * pixels + (size_t)y * width + x] *= share_a;
            result_b[channel * pixels + (size_t)y * width + x] *= share_b;
          }
        }
    }
    free(raw_a), free(raw_b), free(rows_a), free(rows_b), free(alike_a), free(alike_b), free(limit);
    free(weights_a), free(weights_b);
  }
  free(variance), free(near_a), free(near_b), free(near_variance), free(near_features), free(near_feature_variance);
}
