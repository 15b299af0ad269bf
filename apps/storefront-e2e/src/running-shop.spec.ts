import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned } from './running-shop.ts';
import { expect, test } from './test.ts';

test('the folder of a shop whose process was killed is removed when the next one opens, and no other', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [abandoned, own] = [pid, process.pid].map((owner) =>
    mkdtempSync(join(tmpdir(), `marehalm-shop-${owner}-`)),
  );
  if (abandoned === undefined || own === undefined) throw new Error('Cannot make folders');
  writeFileSync(join(abandoned, 'marehalm.sqlite'), '');
  await removeAbandoned();
  expect([existsSync(abandoned), existsSync(own)]).toEqual([false, true]);
  await rm(own, { recursive: true });
});
