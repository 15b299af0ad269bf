import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ContentError } from './load-content.ts';
import { startServices } from './start-services.ts';

test('reload() serves what is saved, and goes on with the last good content when it is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reload-'));
  const contentDirectory = join(folder, 'content');
  await cp(fileURLToPath(new URL('../content', import.meta.url)), contentDirectory, { recursive: true });
  const services = await startServices({
    contentDirectory,
    dataFile: ':memory:',
    shopDirectory: join(folder, 'shop'),
    clock: () => new Date('2026-11-21T09:00:00Z'),
    faults: false,
    port: 0,
    host: '127.0.0.1',
  });
  const settings = async () => (await fetch(`${services.origin}/api/v1/settings`)).text();
  try {
    const file = join(contentDirectory, 'settings.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('Pladsholdervej 1', 'Pladsholdervej 2'));
    expect(await settings()).toContain('Pladsholdervej 1');
    await services.reload();
    expect(await settings()).toContain('Pladsholdervej 2');

    await writeFile(file, text.replace("cvr: '00000000'", 'cvr: none'));
    await expect(services.reload()).rejects.toThrow(ContentError);
    expect(await settings()).toContain('Pladsholdervej 2');
  } finally {
    await services.close();
    await rm(folder, { recursive: true });
  }
});
