import { type CmsAnswer } from '../answer.ts';

/** Minimum length in characters. Redacting a shorter token would make messages unreadable. */
const MIN_TOKEN_LENGTH = 4;

/**
 * Returns a failed `answer` with every occurrence of `token` in its message replaced by `…`, because messages end up in logs.
 * Tokens shorter than 4 characters are not replaced.
 */
export function redactTokenInAnswer(answer: CmsAnswer<unknown>, token = ''): CmsAnswer<unknown> {
  if (answer.kind === 'ok' || token.length < MIN_TOKEN_LENGTH) return answer;
  return { ...answer, message: answer.message.replaceAll(token, '…') };
}
