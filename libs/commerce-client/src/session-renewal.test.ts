import { expect, test, vi } from 'vitest';
import { createAccountSessions } from './account-sessions.ts';
import type { RenewalAnswer } from './account-answers.ts';
import { createExpiringSessionRenewer } from './session-renewal.ts';

const day = 24 * 60 * 60_000;
const session = { token: 'old', expiresAt: '2026-12-21T10:00:00Z' };
const renewedSession = { token: 'new', expiresAt: '2027-01-21T10:00:00Z' };
const end = Date.parse(session.expiresAt);

function open(now: number, answer: RenewalAnswer = { kind: 'ok', session: renewedSession }) {
  const sessions = createAccountSessions({
    shops: ['eu'],
    storage: undefined,
    getStorageKey: (shop) => shop,
    createLogin: () => 'guest',
  });
  const renew = vi.fn(async () => answer);
  const renewIfEnding = createExpiringSessionRenewer(sessions, { now: () => now });
  return { sessions, renew, run: () => renewIfEnding('eu', { renew }) };
}

test('createExpiringSessionRenewer() renews a session that ends within ten days, once', async () => {
  const { sessions, renew, run } = open(end - 9 * day);
  await run();
  expect(renew).not.toHaveBeenCalled();
  sessions.open('eu', session);
  await Promise.all([run(), run()]);
  await run();
  expect(renew).toHaveBeenCalledExactlyOnceWith(session);
  expect(sessions.getState().eu).toEqual({ session: renewedSession, login: 'guest' });
});

test('createExpiringSessionRenewer() leaves a session alone that lasts longer', async () => {
  const { sessions, renew, run } = open(end - 11 * day);
  sessions.open('eu', session);
  await run();
  expect(renew).not.toHaveBeenCalled();
});

test('createExpiringSessionRenewer() leaves the session as it is after a failure', async () => {
  const { sessions, run } = open(end, { kind: 'signed-out' });
  sessions.open('eu', session);
  await run();
  expect(sessions.getSession('eu')).toEqual(session);
});
