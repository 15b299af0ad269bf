/** Response headers: by path, as `/assets/*`, then by name. A header has at most one rule that matches a path. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the `_headers` file, as Netlify, Cloudflare Pages and others read it. */
export const formatHeadersFile = (rules: HeaderRules): string =>
  Object.entries(rules)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
