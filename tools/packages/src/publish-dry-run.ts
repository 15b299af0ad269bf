import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailedError, npmCommand, root, runForOutput } from '@marehalm/workspace';
import type { Library } from './packages.ts';

/** What `npm publish` would do. */
export interface DryRun {
  /** Paths in the package, by the name of the library. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Lines in which npm complains, for example that it has corrected a `package.json`. */
  readonly warnings: readonly string[];
}

/**
 * Publishes `libraries` up to the moment before they are sent. npm looks into the registry whether a version is taken: it gets
 * an empty one on this machine, so that the answer needs no network, no account and no version that is still free.
 * @throws CommandFailedError when npm would refuse one of them.
 */
export async function publishDryRun(libraries: readonly Library[]): Promise<DryRun> {
  const registry = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-publish-'));
  try {
    const host = `//127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    const userconfig = join(folder, 'npmrc');
    await writeFile(userconfig, `registry=http:${host}\n${host}:_authToken=none\n`);
    const [command, parameters] = npmCommand([
      'publish',
      '--dry-run',
      '--json',
      '--ignore-scripts',
      '--userconfig',
      userconfig,
      ...libraries.map(({ manifest }) => `--workspace=${manifest.name}`),
    ]);
    // The settings of the npm that started this process are in its environment, and would win.
    const settings = Object.keys(process.env).filter((name) => /^npm_config_/i.test(name));
    const { status, output, errors } = await runForOutput(command, parameters, {
      directory: root,
      environment: Object.fromEntries(settings.map((name) => [name, undefined])),
    });
    if (status !== 0) {
      process.stderr.write(errors);
      throw new CommandFailedError('npm publish --dry-run', status);
    }
    return readDryRun(output, errors);
  } finally {
    registry.close();
    await rm(folder, { recursive: true });
  }
}

/** Reads what `npm publish --dry-run --json` writes about several workspaces. */
export function readDryRun(output: string, errors: string): DryRun {
  const packages = JSON.parse(output) as Record<string, { files: readonly { path: string }[] }>;
  return {
    files: new Map(
      Object.entries(packages).map(([name, { files }]) => [name, files.map(({ path }) => path)]),
    ),
    warnings: errors.split('\n').filter((line) => /^npm warn /i.test(line)),
  };
}
