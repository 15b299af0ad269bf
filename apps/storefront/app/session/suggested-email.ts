/** The address that the next form for a new account begins with, told by the page before. It is never stored. */
let suggested = '';

/** Nobody types an address twice (WCAG 2.2, 3.3.7): the confirmation of an order passes it on. Empty takes it back. */
export function suggestEmail(email: string): void {
  suggested = email;
}

/** The address; empty where there is none. */
export const suggestedEmail = (): string => suggested;
