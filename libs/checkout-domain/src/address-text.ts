/** Maximum length of an address field in UTF-16 units. */
export const MAX_ADDRESS_FIELD_LENGTH = 255;

/** Whether a name or a line of an address can be printed on a parcel: not too long, without tags, URLs, pictograms and control characters. */
export function isPrintableAddressText(text: string): boolean {
  return (
    text.length <= MAX_ADDRESS_FIELD_LENGTH &&
    !/<[^>]*>|https?:\/\/|www\./i.test(text) &&
    !/[\p{Extended_Pictographic}\p{Cc}]/u.test(text)
  );
}
