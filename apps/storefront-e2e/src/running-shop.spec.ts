import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandonedFolders } from './running-shop.ts';
import { expect, test } from './test.ts';

test('startRunningShop() removes folders of killed shops, and no others', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [abandoned, own] = [pid, process.pid].map((owner) =>
    mkdtempSync(join(tmpdir(), `marehalm-shop-${owner}-`)),
  );
  if (abandoned === undefined || own === undefined) throw new Error('Cannot make folders');
  writeFileSync(join(abandoned, 'marehalm.sqlite'), '');
  await removeAbandonedFolders();
  expect([existsSync(abandoned), existsSync(own)]).toEqual([false, true]);
  await rm(own, { recursive: true });
});
