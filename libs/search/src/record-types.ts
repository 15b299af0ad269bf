/** Something with an id and a name in the record's language. */
export interface NamedFacetValue {
  /** The value of the facet, the same in every language. Letters, digits, `_` and `-` make readable addresses. */
  readonly id: string;
  readonly name: string;
}

/** A picture as a card shows it. */
export type RecordPicture = {
  /** Id in the content library. */
  id: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Address of the widest file. */
  src: string;
  /** The same in several widths: `/p04-240.avif 240w, …`. */
  srcSet: string;
  /** Pixels of the master: only their proportion matters to a page. */
  width: number;
  height: number;
  /** `#RRGGBB`, shown until the picture has come. */
  ground: string;
};
