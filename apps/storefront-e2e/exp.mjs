import { chromium } from '@playwright/test';
const args = ['--no-sandbox','--disable-background-networking','--disable-component-update','--force-effective-connection-type=4G', ...(process.env.XFLAGS ?? '').split(' ').filter(Boolean)];
const ign = process.env.XIGN ? process.env.XIGN.split(' ') : undefined;
const b = await chromium.launch({ executablePath: process.env.XBIN || '/usr/bin/chromium', args, ignoreDefaultArgs: ign });
const t = Date.now(); let c;
for (let i = 0; i < 8; i++) {
  c ??= await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' });
  const p = await c.newPage();
  await p.goto('http://localhost:5210/product/lee-serum');
  await p.locator('html[data-start=ready]').waitFor();
  await p.evaluate(() => document.fonts.ready.then(() => undefined));
  await p.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click();
  await p.getByRole('dialog').waitFor();
  await p.close(); await c.clearCookies(); const s = await b.newBrowserCDPSession(); await s.send('Storage.clearDataForStorageKey', { storageKey: 'http://localhost:5210/', storageTypes: 'all' }).catch(e => console.log(e.message.slice(0,80))); await s.detach();
}
console.log('wall', Date.now() - t);
await b.close();
