import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.data': 'text/x-script',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves a built site as a static host does: files with the headers of `_headers`, pages at their folders. */
export async function serveSite(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = new Map<string, [name: string, value: string][]>();
  let rule: [name: string, value: string][] = [];
  for (const line of (await readFile(path.join(folder, '_headers'), 'utf8')).split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.set(line, (rule = []));
    else if (name) rule.push([name, value]);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.extname(pathname) === '' ? path.join(pathname, 'index.html') : pathname;
    for (const [pattern, headers] of rules)
      if (pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern)
        for (const [header, value] of headers) response.setHeader(header, value);
    readFile(path.join(folder, name)).then(
      (content) => {
        response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
