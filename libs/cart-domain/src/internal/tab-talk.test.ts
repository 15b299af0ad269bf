import { expect, test, vi } from 'vitest';
import { createSimulatedBrowser } from '../testing/simulated-browser.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { TAB_TALK_VERSION, tabTalk } from './tab-talk.ts';

function twoTabs() {
  const time = createVirtualTime();
  const browser = createSimulatedBrowser(time);
  const [{ channel: one }, { channel: two }] = [browser.open(), browser.open()];
  return { time, one, two };
}

test('tabTalk() tells the other tabs until they no longer listen', async () => {
  const { time, one, two } = twoTabs();
  const hear = vi.fn();
  const end = tabTalk<string>(two, 'bag').listen(hear);
  tabTalk<string>(one, 'bag').tell('hello');
  await time.advance(10);
  expect(hear).toHaveBeenCalledExactlyOnceWith('hello');
  end();
  tabTalk<string>(one, 'bag').tell('hello?');
  await time.advance(10);
  expect(hear).toHaveBeenCalledOnce();
});

test('tabTalk() hears nothing of other subjects, and nothing but that there is something of other versions', async () => {
  const { time, one, two } = twoTabs();
  const hear = vi.fn();
  tabTalk<string>(two, 'bag').listen(hear);
  tabTalk<string>(one, 'cart').tell('hello');
  for (const data of [null, undefined, 5, 'bag', {}, { message: 'hello' }]) one.postMessage(data);
  await time.advance(10);
  expect(hear).not.toHaveBeenCalled();
  one.postMessage({ subject: 'bag', version: TAB_TALK_VERSION + 1, message: 'hello' });
  await time.advance(10);
  expect(hear).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('tabTalk() survives a channel that is closed or missing', () => {
  const closed = {
    postMessage() {
      throw new Error('InvalidStateError');
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  tabTalk(closed, 'bag').tell('hello');
  const deaf = { ...closed, addEventListener: closed.postMessage };
  tabTalk(deaf, 'bag').listen(vi.fn())();
  const talk = tabTalk(undefined, 'bag');
  talk.tell('hello');
  talk.listen(vi.fn())();
});
