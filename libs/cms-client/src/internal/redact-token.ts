import { type CmsAnswer } from '../answer.ts';

/** Minimum length in characters. Redacting a shorter token would make messages unreadable. */
const MIN_TOKEN_LENGTH = 4;

/** Removes the token from the message of an answer: services repeat their input, and messages end in logs. */
export function redactToken(answer: CmsAnswer<unknown>, token = ''): CmsAnswer<unknown> {
  if (answer.kind === 'ok' || token.length < MIN_TOKEN_LENGTH) return answer;
  return { ...answer, message: answer.message.replaceAll(token, '…') };
}
