/** Something with an id and a name in the record's language. */
export interface Named {
  /** 1 to 64 letters, digits, `_` or `-`, the same in every language: it is what addresses say. */
  readonly id: string;
  readonly name: string;
}

/** A picture of the content library, by id: where its sizes lie is the shop's affair and changes with every build. */
export type RecordPicture = {
  id: string;
  /** Empty for a picture that only decorates. */
  alt: string;
};
