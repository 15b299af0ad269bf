import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** A problem in a content file. */
export interface ContentProblem {
  /** Path relative to the content folder. */
  readonly file: string;
  /** Line of the value, from 1; for a missing value that of its parent. */
  readonly line?: number | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A file with the line numbers of its values. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** Syntax errors. If there are any, `value` must not be used. */
  readonly problems: readonly ContentProblem[];
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** The last text of each file with its value: after a change to the content nearly all files are the same. */
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

/** Loads a YAML file. Syntax errors are returned, so that other files can be checked as well. The value must not be changed. */
export async function loadYaml(directory: string, file: string): Promise<YamlFile> {
  const text = await readFile(`${directory}/${file}`, 'utf8');
  const known = parsed.get(file);
  const value = known?.text === text ? known.value : parseJson(text);
  if (value !== undefined) {
    // Line numbers are needed only for problems.
    return { file, value, problems: [], lineOf: (path) => parseYamlDocument(file, text).lineOf(path) };
  }
  const yaml = parseYamlDocument(file, text);
  if (yaml.problems.length === 0) parsed.set(file, { text, value: yaml.value });
  return yaml;
}

/** JSON is valid YAML. Generated content consists of thousands of JSON files, which parse ten times as fast this way. */
function parseJson(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseYamlDocument(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  const problems = document.errors.map((error) => ({
    file,
    line: error.linePos?.[0].line,
    path: [],
    message: error.message.split('\n', 1)[0] ?? error.code,
  }));
  return { file, value: problems.length === 0 ? document.toJS() : undefined, problems, lineOf };
}
