/** The response headers of one rule in a `_headers` file. */
export interface HeaderRule {
  /** `/*` for every path, `/assets/*` for a folder, or one path. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/**
 * Parses the `_headers` format: a path on its own line, followed by its indented headers. Other lines are ignored.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(file: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  let path: string | undefined;
  for (const line of file.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    if (path !== undefined && name !== undefined && value !== undefined) rules.push({ path, name, value });
    else if (line.startsWith('/')) path = line.trim();
  }
  return rules;
}

/** Whether `rule` applies to `path`. */
export function matchesHeaderRule(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}
