/*
 * Asks TA-Lib's C library by the names of its functions.
 *
 * `driver list` prints one line of JSON for each function: name, group, inputs, options, outputs.
 *
 * `driver` reads questions from standard input, each a line of text
 *   NAME LENGTH REPEAT OPTION...
 * followed by the function's inputs, each LENGTH doubles of the machine's order: for an input of prices those that the
 * function reads, of open, high, low, close, volume. A LENGTH of = stands for the inputs of the question before. It answers each with three 32-bit integers (return code, first
 * index, number of values), a double (the shortest of REPEAT runs, in nanoseconds), and the outputs, each as many doubles.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "ta_libc.h"
#include "ta_abstract.h"

#define MOST 32

static const char *priceNames[] = {"open", "high", "low", "close", "volume"};
static const TA_InputFlags priceFlags[] = {
  TA_IN_PRICE_OPEN, TA_IN_PRICE_HIGH, TA_IN_PRICE_LOW, TA_IN_PRICE_CLOSE, TA_IN_PRICE_VOLUME
};

static void fail(const char *what, const char *name) {
  fprintf(stderr, "%s: %s\n", what, name);
  exit(1);
}

static void check(TA_RetCode code, const char *name) {
  TA_RetCodeInfo info;
  if (code == TA_SUCCESS) return;
  TA_SetRetCodeInfo(code, &info);
  fail(info.infoStr, name);
}

static void listOption(const TA_OptInputParameterInfo *option) {
  double low = 0, high = 0;
  int whole = option->type == TA_OptInput_IntegerRange || option->type == TA_OptInput_IntegerList;
  if (option->type == TA_OptInput_IntegerRange) {
    low = ((const TA_IntegerRange *)option->dataSet)->min;
    high = ((const TA_IntegerRange *)option->dataSet)->max;
  } else if (option->type == TA_OptInput_RealRange) {
    low = ((const TA_RealRange *)option->dataSet)->min;
    high = ((const TA_RealRange *)option->dataSet)->max;
  } else {
    const TA_IntegerList *list = option->dataSet;
    low = list->data[0].value;
    high = list->data[list->nbElement - 1].value;
  }
  printf("{\"name\":\"%s\",\"whole\":%s,\"default\":%.17g,\"minimum\":%.17g,\"maximum\":%.17g}",
    option->paramName, whole ? "true" : "false", option->defaultValue, low, high);
}

static void listFunction(const TA_FuncInfo *info, void *unused) {
  unsigned int i, j;
  (void)unused;
  printf("{\"name\":\"%s\",\"group\":\"%s\",\"hint\":\"%s\",\"inputs\":[", info->name, info->group, info->hint);
  for (i = 0; i < info->nbInput; i++) {
    const TA_InputParameterInfo *input;
    int first = i == 0;
    check(TA_GetInputParameterInfo(info->handle, i, &input), info->name);
    if (input->type != TA_Input_Price) {
      printf("%s\"%s\"", first ? "" : ",", input->paramName);
      continue;
    }
    for (j = 0; j < 5; j++) {
      if (!(input->flags & priceFlags[j])) continue;
      printf("%s\"%s\"", first ? "" : ",", priceNames[j]);
      first = 0;
    }
  }
  printf("],\"options\":[");
  for (i = 0; i < info->nbOptInput; i++) {
    const TA_OptInputParameterInfo *option;
    check(TA_GetOptInputParameterInfo(info->handle, i, &option), info->name);
    if (i > 0) printf(",");
    listOption(option);
  }
  printf("],\"outputs\":[");
  for (i = 0; i < info->nbOutput; i++) {
    const TA_OutputParameterInfo *output;
    check(TA_GetOutputParameterInfo(info->handle, i, &output), info->name);
    printf("%s\"%s\"", i > 0 ? "," : "", output->paramName);
  }
  printf("]}\n");
}

static double *readColumn(size_t length, const char *name) {
  double *column = malloc((length + 1) * sizeof(double));
  if (!column || fread(column, sizeof(double), length, stdin) != length) fail("too few values", name);
  return column;
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1e9 + at.tv_nsec;
}

static int answer(void) {
  static double *inputs[MOST];
  static size_t length = 0;
  static unsigned int kept = 0;
  char line[1024];
  char *name, *rest, *size;
  int same;
  long repeat, run;
  unsigned int i, j, columns = 0;
  int begin = 0, count = 0, head[3];
  double shortest = 0;
  double *reals[MOST];
  int *integers[MOST];
  TA_RetCode code = TA_SUCCESS;
  const TA_FuncHandle *handle;
  const TA_FuncInfo *info;
  TA_ParamHolder *holder;

  if (!fgets(line, sizeof line, stdin)) return 0;
  name = strtok(line, " \n");
  size = strtok(NULL, " \n");
  same = strcmp(size, "=") == 0;
  if (!same) {
    length = strtoul(size, NULL, 10);
    for (i = 0; i < kept; i++) free(inputs[i]);
    kept = 0;
  }
  repeat = strtol(strtok(NULL, " \n"), NULL, 10);
  check(TA_GetFuncHandle(name, &handle), name);
  check(TA_GetFuncInfo(handle, &info), name);
  check(TA_ParamHolderAlloc(handle, &holder), name);
  for (i = 0; i < info->nbOptInput; i++) {
    const TA_OptInputParameterInfo *option;
    rest = strtok(NULL, " \n");
    if (!rest) break;
    check(TA_GetOptInputParameterInfo(handle, i, &option), name);
    if (option->type == TA_OptInput_IntegerRange || option->type == TA_OptInput_IntegerList)
      code = TA_SetOptInputParamInteger(holder, i, atoi(rest));
    else
      code = TA_SetOptInputParamReal(holder, i, strtod(rest, NULL));
    if (code != TA_SUCCESS) break;
  }
  for (i = 0; i < info->nbInput; i++) {
    const TA_InputParameterInfo *input;
    double *prices[5] = {NULL, NULL, NULL, NULL, NULL};
    check(TA_GetInputParameterInfo(handle, i, &input), name);
    if (input->type == TA_Input_Real) {
      if (!same) inputs[columns] = readColumn(length, name);
      check(TA_SetInputParamRealPtr(holder, i, inputs[columns++]), name);
      continue;
    }
    for (j = 0; j < 5; j++) {
      if (!(input->flags & priceFlags[j])) continue;
      if (!same) inputs[columns] = readColumn(length, name);
      prices[j] = inputs[columns++];
    }
    check(TA_SetInputParamPricePtr(holder, i, prices[0], prices[1], prices[2], prices[3], prices[4], NULL), name);
  }
  for (i = 0; i < info->nbOutput; i++) {
    const TA_OutputParameterInfo *output;
    check(TA_GetOutputParameterInfo(handle, i, &output), name);
    reals[i] = malloc((length + 1) * sizeof(double));
    integers[i] = NULL;
    if (output->type == TA_Output_Real) {
      check(TA_SetOutputParamRealPtr(holder, i, reals[i]), name);
    } else {
      integers[i] = malloc((length + 1) * sizeof(int));
      check(TA_SetOutputParamIntegerPtr(holder, i, integers[i]), name);
    }
  }
  for (run = 0; run < repeat && code == TA_SUCCESS; run++) {
    double before = now(), took;
    code = TA_CallFunc(holder, 0, (int)length - 1, &begin, &count);
    took = now() - before;
    if (run == 0 || took < shortest) shortest = took;
  }
  head[0] = code;
  head[1] = begin;
  head[2] = code == TA_SUCCESS ? count : 0;
  fwrite(head, sizeof(int), 3, stdout);
  fwrite(&shortest, sizeof(double), 1, stdout);
  for (i = 0; i < info->nbOutput; i++) {
    if (integers[i]) for (j = 0; j < (unsigned int)head[2]; j++) reals[i][j] = integers[i][j];
    fwrite(reals[i], sizeof(double), (size_t)head[2], stdout);
    free(reals[i]);
    free(integers[i]);
  }
  kept = columns;
  TA_ParamHolderFree(holder);
  return 1;
}

int main(int argc, char **argv) {
  check(TA_Initialize(), "TA_Initialize");
  if (argc > 1 && strcmp(argv[1], "list") == 0) TA_ForEachFunc(listFunction, NULL);
  else while (answer());
  return 0;
}
