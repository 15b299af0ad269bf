import { type CmsAnswer } from '../answer.ts';

/** Minimum length in characters. Redacting a shorter token would make messages unreadable. */
const SHORTEST = 4;

/** Removes the token from the message of an answer: services repeat their input, and messages end in logs. */
export function withoutToken(answer: CmsAnswer<unknown>, token = ''): CmsAnswer<unknown> {
  if (answer.kind === 'ok' || token.length < SHORTEST) return answer;
  return { ...answer, message: answer.message.replaceAll(token, '…') };
}
