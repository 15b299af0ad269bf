import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailedError, toNpmCommand, root, runForOutput } from '@marehalm/workspace';
import type { PublishedLibrary } from './published-libraries.ts';

/** Result of `npm publish --dry-run`. */
export interface PublishDryRun {
  /** Paths in the package, by the name of the library. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** npm's warnings, for example that it has corrected a `package.json`. */
  readonly warnings: readonly string[];
}

/**
 * Runs `npm publish --dry-run` for `libraries`. npm asks the registry whether a version is taken, so an empty registry runs on
 * this machine; the check needs no network, account or free version.
 * @throws CommandFailedError when npm refuses one of them.
 */
export async function runPublishDryRun(libraries: readonly PublishedLibrary[]): Promise<PublishDryRun> {
  const registry = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-publish-'));
  try {
    const host = `//127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    const userconfig = join(folder, 'npmrc');
    await writeFile(userconfig, `registry=http:${host}\n${host}:_authToken=none\n`);
    const [command, parameters] = toNpmCommand([
      'publish',
      '--dry-run',
      '--json',
      '--ignore-scripts',
      '--userconfig',
      userconfig,
      ...libraries.map(({ manifest }) => `--workspace=${manifest.name}`),
    ]);
    // Settings of the npm that started this process are in its environment and would take precedence.
    const settings = Object.keys(process.env).filter((name) => /^npm_config_/i.test(name));
    const { status, output, errors } = await runForOutput(command, parameters, {
      directory: root,
      environment: Object.fromEntries(settings.map((name) => [name, undefined])),
    });
    if (status !== 0) {
      process.stderr.write(errors);
      throw new CommandFailedError('npm publish --dry-run', status);
    }
    return parseDryRunOutput(output, errors);
  } finally {
    registry.close();
    await rm(folder, { recursive: true });
  }
}

/** Parses the output of `npm publish --dry-run --json` for several workspaces. */
export function parseDryRunOutput(output: string, errors: string): PublishDryRun {
  const packages = JSON.parse(output) as Record<string, { files: readonly { path: string }[] }>;
  return {
    files: new Map(
      Object.entries(packages).map(([name, { files }]) => [name, files.map(({ path }) => path)]),
    ),
    warnings: errors.split('\n').filter((line) => /^npm warn /i.test(line)),
  };
}
