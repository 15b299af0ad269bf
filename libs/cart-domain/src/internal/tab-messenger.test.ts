import { expect, test, vi } from 'vitest';
import { createSimulatedBrowser } from '../testing/simulated-browser.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { TAB_MESSAGE_VERSION, createTabMessenger } from './tab-messenger.ts';

function twoTabs() {
  const time = createVirtualTime();
  const browser = createSimulatedBrowser(time);
  const [{ channel: one }, { channel: two }] = [browser.open(), browser.open()];
  return { time, one, two };
}

test('createTabMessenger() notifies the other tabs until they are closed', async () => {
  const { time, one, two } = twoTabs();
  const hear = vi.fn();
  const end = createTabMessenger<string>(two, 'bag').listen(hear);
  createTabMessenger<string>(one, 'bag').broadcast('hello');
  await time.advance(10);
  expect(hear).toHaveBeenCalledExactlyOnceWith('hello');
  end();
  createTabMessenger<string>(one, 'bag').broadcast('hello?');
  await time.advance(10);
  expect(hear).toHaveBeenCalledOnce();
});

test('createTabMessenger() ignores other subjects, and only signals a change for other versions', async () => {
  const { time, one, two } = twoTabs();
  const hear = vi.fn();
  createTabMessenger<string>(two, 'bag').listen(hear);
  createTabMessenger<string>(one, 'cart').broadcast('hello');
  for (const data of [null, undefined, 5, 'bag', {}, { message: 'hello' }]) one.postMessage(data);
  await time.advance(10);
  expect(hear).not.toHaveBeenCalled();
  one.postMessage({ subject: 'bag', version: TAB_MESSAGE_VERSION + 1, message: 'hello' });
  await time.advance(10);
  expect(hear).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('createTabMessenger() survives a closed or missing channel', () => {
  const closed = {
    postMessage() {
      throw new Error('InvalidStateError');
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  createTabMessenger(closed, 'bag').broadcast('hello');
  const deaf = { ...closed, addEventListener: closed.postMessage };
  createTabMessenger(deaf, 'bag').listen(vi.fn())();
  const talk = createTabMessenger(undefined, 'bag');
  talk.broadcast('hello');
  talk.listen(vi.fn())();
});
