import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type CmsAnswer } from '../answer.ts';
import { createAbortedFailure } from './fetch-json.ts';
import { createRequestDeduplicator } from './create-request-deduplicator.ts';

/** A request as the service receives it. */
interface Sent {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (answer: CmsAnswer<unknown>) => void;
  isOver: boolean;
}

/** A caller with its result. */
interface Caller {
  readonly key: string;
  readonly controller: AbortController | undefined;
  hasLeft: boolean;
  heard: CmsAnswer<unknown>[];
}

const anyStep = fc.oneof(
  fc.record({ deed: fc.constant('ask'), key: fc.constantFrom('a', 'b', 'token a'), canLeave: fc.boolean() }),
  fc.record({ deed: fc.constant('leave'), who: fc.nat({ max: 9 }) }),
  fc.record({ deed: fc.constant('answer'), which: fc.nat({ max: 5 }) }),
);

test.prop([fc.array(anyStep, { maxLength: 30 })])(
  'each caller gets one answer to its own question, in any order of calls, aborts and answers',
  async (steps) => {
    const sent: Sent[] = [];
    const callers: Caller[] = [];
    const share = createRequestDeduplicator();
    let answers = 0;

    const ask = (key: string, canLeave: boolean) => {
      const controller = canLeave ? new AbortController() : undefined;
      const caller: Caller = { key, controller, hasLeft: false, heard: [] };
      callers.push(caller);
      const question = {
        key,
        url: key,
        send: (signal: AbortSignal) =>
          new Promise<CmsAnswer<unknown>>((resolve) => {
            const request: Sent = {
              key,
              signal,
              isOver: false,
              answer: (answer) => {
                request.isOver = true;
                resolve(answer);
              },
            };
            signal.addEventListener('abort', () => request.answer(createAbortedFailure(key)));
            sent.push(request);
          }),
      };
      void share(question, controller?.signal).then((answer) => caller.heard.push(answer));
    };
    const answer = (request: Sent) => request.answer({ kind: 'ok', data: `${request.key} ${++answers}` });

    for (const step of steps) {
      if ('key' in step) ask(step.key, step.canLeave);
      else if ('who' in step) {
        const caller = callers.filter(({ controller }) => controller)[step.who];
        if (caller?.controller && caller.heard.length === 0) {
          caller.hasLeft = true;
          caller.controller.abort();
        }
      } else {
        const request = sent.filter(({ isOver }) => !isOver)[step.which];
        if (request) answer(request);
      }
      // Lets promises settle: an answer passes through a few of them.
      await new Promise(setImmediate);
      const running = sent.filter(({ isOver }) => !isOver);
      // A request is sent once at a time, and aborted when no caller is left.
      expect(new Set(running.map(({ key }) => key)).size).toBe(running.length);
      for (const { key } of running) {
        expect(callers.some((caller) => caller.key === key && caller.heard.length === 0)).toBe(true);
      }
    }
    for (const request of sent.filter(({ isOver }) => !isOver)) answer(request);
    await new Promise(setImmediate);

    for (const { key, hasLeft, heard } of callers) {
      expect(heard).toHaveLength(1);
      if (hasLeft) expect(heard[0]?.kind).toBe('aborted');
      else expect(heard[0]).toEqual({ kind: 'ok', data: expect.stringMatching(new RegExp(`^${key} \\d+$`)) });
    }
  },
);
