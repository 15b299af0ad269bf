import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** Something wrong with a content file. */
export interface ContentProblem {
  /** Path from the content folder. */
  readonly file: string;
  /** Line of the value, from 1; of what encloses it when the value is missing. */
  readonly line?: number | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A read file that can still say where each of its values stood. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** What the YAML itself has wrong; `value` is of no use then. */
  readonly problems: readonly ContentProblem[];
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** The latest text of each file, with its value: after a change to the content, nearly all files are as before. */
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

/** Reads a YAML file. Mistakes in its syntax are returned, for there may be more files to look at. The value must not be changed. */
export async function loadYaml(directory: string, file: string): Promise<YamlFile> {
  const text = await readFile(`${directory}/${file}`, 'utf8');
  const known = parsed.get(file);
  const value = known?.text === text ? known.value : parseJson(text);
  if (value !== undefined) {
    // Lines are asked for only when something is wrong.
    return { file, value, problems: [], lineOf: (path) => parseYamlDocument(file, text).lineOf(path) };
  }
  const yaml = parseYamlDocument(file, text);
  if (yaml.problems.length === 0) parsed.set(file, { text, value: yaml.value });
  return yaml;
}

/** JSON is YAML, too; programs write it, and thousands of files of it are read in a tenth of the time. */
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
