/** A style sheet of the kit: it is imported for what it does. TypeScript 7 asks for the types of such imports too. */
export {};
