/** UTF-16 units of a field that the commerce service takes. */
export const MAX_FIELD_LENGTH = 255;

/** Whether a name or a line of an address follows the rules of the commerce service, so that its refusal is the exception. */
export function isWritable(text: string): boolean {
  return (
    text.length <= MAX_FIELD_LENGTH &&
    !/<[^>]*>|https?:\/\/|www\./i.test(text) &&
    !/[\p{Extended_Pictographic}\p{Cc}]/u.test(text)
  );
}
