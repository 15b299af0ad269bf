import { type CmsAnswer } from '../answer.ts';

/** Characters. A shorter token is no secret, and hiding it would leave nothing of a message. */
const SHORTEST = 4;

/** `answer` without the token in its message: services repeat what they were given, and messages end in logs. */
export function withoutToken(answer: CmsAnswer<unknown>, token = ''): CmsAnswer<unknown> {
  if (answer.kind === 'ok' || token.length < SHORTEST) return answer;
  return { ...answer, message: answer.message.replaceAll(token, '…') };
}
