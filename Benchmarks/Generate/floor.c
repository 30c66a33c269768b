// What no generator can do without: the events of one YAML file by libyaml, and files of the same names and sizes as
// those below a folder, if there is one.
// usage: floor FILE [SIZES OUT], where SIZES has a line `BYTES PATH` for each file.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static void die(const char *what) {
  perror(what);
  exit(1);
}

static void scan(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) die(path);
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) die("libyaml");
  yaml_parser_set_input_file(&parser, file);
  for (int done = 0; !done;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) die("the file is no YAML");
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
}

static void make_folders(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(path, 0777);
    *slash = '/';
  }
}

static void write_file(const char *out, const char *name, size_t size, char **bytes, size_t *room) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", out, name);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
  if (file < 0) {
    make_folders(path);
    file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
  }
  if (file < 0) die(path);
  if (size > *room) {
    *bytes = realloc(*bytes, *room = size);
    if (!*bytes) die("memory");
    memset(*bytes, ' ', size);
  }
  if (write(file, *bytes, size) != (ssize_t)size) die(path);
  close(file);
}

int main(int count, char **words) {
  if (count != 2 && count != 4) {
    fprintf(stderr, "usage: floor FILE [SIZES OUT]\n");
    return 2;
  }
  scan(words[1]);
  if (count == 2) return 0;
  FILE *sizes = fopen(words[2], "r");
  if (!sizes) die(words[2]);
  char *bytes = NULL, name[2048];
  size_t size, room = 0;
  while (fscanf(sizes, "%zu %2047[^\n]", &size, name) == 2) write_file(words[3], name, size, &bytes, &room);
  fclose(sizes);
  free(bytes);
}
