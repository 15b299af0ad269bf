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

/** Reads a YAML file. Mistakes in its syntax are returned, for there may be more files to look at. */
export async function loadYaml(directory: string, file: string): Promise<YamlFile> {
  const text = await readFile(`${directory}/${file}`, 'utf8');
  const json = parseJson(text);
  if (json !== undefined) {
    // Its lines are asked for when something is wrong with it.
    return { file, value: json, problems: [], lineOf: (path) => parseYamlDocument(file, text).lineOf(path) };
  }
  return parseYamlDocument(file, text);
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
